import { identity } from 'fp-ts/function';
import { readChoices, type Choice, type ChoiceValue } from './choice.ts';
import type { Declaration, Field } from './field.ts';

/** Several of a long list; a required one needs at least one. @see spec A §5 Shared field rules; decision Q058 */
export interface Select2MultiField<V extends ChoiceValue> extends Field<readonly V[], readonly V[]> {
  readonly type: 'select2multi';
  readonly choices: readonly Choice<V>[];
}

export const select2MultiField = <const V extends ChoiceValue>(
  declaration: Declaration & Pick<Select2MultiField<V>, 'choices'>,
): Select2MultiField<V> => ({
  type: 'select2multi',
  isRequired: true,
  empty: [],
  isBlank: (chosen) => chosen.length === 0,
  read: readChoices(declaration.choices),
  write: identity,
  ...declaration,
});
