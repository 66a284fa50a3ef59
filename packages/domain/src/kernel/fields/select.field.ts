import { identity } from 'fp-ts/function';
import { readChoice, type Choice, type ChoiceValue } from './choice.ts';
import type { Declaration, Field } from './field.ts';

/** One of a list that opens. @see spec A §5 Shared field rules */
export interface SelectField<V extends ChoiceValue> extends Field<V | undefined, V> {
  readonly type: 'select';
  readonly choices: readonly Choice<V>[];
}

export const selectField = <const V extends ChoiceValue>(
  declaration: Declaration & Pick<SelectField<V>, 'choices'>,
): SelectField<V> => ({
  type: 'select',
  isRequired: true,
  empty: undefined,
  isBlank: (chosen) => chosen === undefined,
  read: readChoice(declaration.choices),
  write: identity,
  ...declaration,
});
