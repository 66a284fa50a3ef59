import { identity } from 'fp-ts/function';
import { readChoice, type Choice, type ChoiceValue } from './choice.ts';
import type { Declaration, Field, FieldType } from './field.ts';

/** One of several choices, for every look on the screen. @see spec A §5 Field types, Shared field rules */
type OneOfField<T extends FieldType, V extends ChoiceValue> = Field<V | undefined, V, T> & {
  readonly choices: readonly Choice<V>[];
};

const oneOf =
  <const T extends FieldType>(type: T) =>
  <const V extends ChoiceValue>(declaration: Declaration & Pick<OneOfField<T, V>, 'choices'>): OneOfField<T, V> => ({
    type,
    isRequired: true,
    empty: undefined,
    isBlank: (chosen) => chosen === undefined,
    read: readChoice(declaration.choices),
    write: identity,
    ...declaration,
  });

/** One of a few choices, which are all visible. */
export type RadiogroupField<V extends ChoiceValue> = OneOfField<'radiogroup', V>;
export const radiogroupField = oneOf('radiogroup');

/** One choice from a list that opens. */
export type SelectField<V extends ChoiceValue> = OneOfField<'select', V>;
export const selectField = oneOf('select');

/** One choice from a long list with a search. */
export const select2Field = oneOf('select2');
