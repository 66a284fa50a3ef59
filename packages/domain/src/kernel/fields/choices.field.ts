import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import type { Declaration, Field, FieldType } from './field.ts';
import type { FieldError } from './field.errors.ts';

/** The value of a choice: our own word, or an id of the server. */
export type ChoiceValue = string | number;

/** A choice of a field. A form with choices of the server is a function of these choices. */
export interface Choice<V extends ChoiceValue> {
  readonly value: V;
  /** The text that the client reads, in Portuguese. */
  readonly label: string;
  /** What tells this choice from others, or says what it means. It stands below the label. */
  readonly detail?: string | undefined;
}

/** A choice on one line. */
export const choiceText = ({ label, detail }: Choice<ChoiceValue>): string =>
  detail === undefined ? label : `${label} · ${detail}`;

/** The choices of words of ours, in this order. */
export const choicesOf = <V extends string>(labels: Readonly<Record<V, string>>): readonly Choice<V>[] =>
  // `Object.keys` loses the type of the keys.
  (Object.keys(labels) as V[]).map((value) => ({ value, label: labels[value] }));

const isOneOf = <V extends ChoiceValue>(choices: readonly Choice<V>[], value: V): boolean =>
  choices.some((choice) => choice.value === value);

const unknown: E.Either<FieldError, never> = E.left({ _tag: 'ChoiceUnknown' });

/** Reads one choice. It must still be among the choices, which may have changed. */
const readChoice =
  <V extends ChoiceValue>(choices: readonly Choice<V>[]) =>
  (value: V | undefined): E.Either<FieldError, V> =>
    value !== undefined && isOneOf(choices, value) ? E.right(value) : unknown;

/** Reads several choices, in the order of the offer. */
const readChoices =
  <V extends ChoiceValue>(choices: readonly Choice<V>[]) =>
  (values: readonly V[]): E.Either<FieldError, readonly V[]> =>
    values.every((value) => isOneOf(choices, value))
      ? E.right(choices.map(({ value }) => value).filter((value) => values.includes(value)))
      : unknown;

/** One of several choices, whatever they look like on screen. @see spec A §5 Field types, Shared field rules */
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

/** One of a few choices, which are all in sight. */
export type RadiogroupField<V extends ChoiceValue> = OneOfField<'radiogroup', V>;
export const radiogroupField = oneOf('radiogroup');

/** One choice from a list that opens. */
export type SelectField<V extends ChoiceValue> = OneOfField<'select', V>;
export const selectField = oneOf('select');

/** One choice from a long list with a search. */
export const select2Field = oneOf('select2');

/** Any number of choices; a required one needs at least one. @see spec A §5 Shared field rules; decision Q054 */
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

/** One choice that a search at the server found. A text that was not chosen counts as empty. @see spec A §5 */
export const selectAutoCompleteField = <V extends ChoiceValue>(
  declaration: Declaration,
): Field<Choice<V> | undefined, V, 'selectAutoComplete'> => ({
  type: 'selectAutoComplete',
  isRequired: true,
  empty: undefined,
  isBlank: (chosen) => chosen === undefined,
  read: (chosen) => (chosen === undefined ? E.left({ _tag: 'ChoiceUnknown' }) : E.right(chosen.value)),
  // The label comes with a search. Until then the field shows the value itself.
  write: (value) => ({ value, label: String(value) }),
  ...declaration,
});
