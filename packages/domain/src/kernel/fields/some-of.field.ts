import { identity } from 'fp-ts/function';
import { readChoices, type Choice, type ChoiceValue } from './choice.ts';
import type { Declaration, Field, FieldType } from './field.ts';

/**
 * Any number of choices. A required field needs at least one.
 *
 * @see spec A §5 Field types, Shared field rules; decision Q058
 */
type SomeOfField<T extends FieldType, V extends ChoiceValue> = Field<readonly V[], readonly V[], T> & {
  readonly choices: readonly Choice<V>[];
};

const someOf =
  <const T extends FieldType>(type: T) =>
  <const V extends ChoiceValue>(declaration: Declaration & Pick<SomeOfField<T, V>, 'choices'>): SomeOfField<T, V> => ({
    type,
    isRequired: true,
    empty: [],
    isBlank: (chosen) => chosen.length === 0,
    read: readChoices(declaration.choices),
    write: identity,
    ...declaration,
  });

/** Boxes to check. */
export const checkgroupField = someOf('checkgroup');

/** Several choices of a long list with a search. */
export const select2MultiField = someOf('select2multi');
