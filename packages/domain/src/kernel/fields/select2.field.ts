import { identity } from 'fp-ts/function';
import { readChoice, type Choice, type ChoiceValue } from './choice.ts';
import type { Declaration, Field } from './field.ts';

/** One of a long list, which a search narrows. @see spec A §5 Field types */
export interface Select2Field<V extends ChoiceValue> extends Field<V | undefined, V> {
  readonly type: 'select2';
  readonly choices: readonly Choice<V>[];
}

export const select2Field = <const V extends ChoiceValue>(
  declaration: Declaration & Pick<Select2Field<V>, 'choices'>,
): Select2Field<V> => ({
  type: 'select2',
  isRequired: true,
  empty: undefined,
  isBlank: (chosen) => chosen === undefined,
  read: readChoice(declaration.choices),
  write: identity,
  ...declaration,
});
