import * as E from 'fp-ts/Either';
import type { FieldError } from './field.errors.ts';

/** The value of a choice: our own word, or an id of the server. */
export type ChoiceValue = string | number;

/** A choice of a field. A form with choices of the server is a function of these choices. */
export interface Choice<V extends ChoiceValue> {
  readonly value: V;
  /** The text that the client reads, in Portuguese. */
  readonly label: string;
}

const isOneOf = <V extends ChoiceValue>(choices: readonly Choice<V>[], value: V): boolean =>
  choices.some((choice) => choice.value === value);

const unknown: E.Either<FieldError, never> = E.left({ _tag: 'ChoiceUnknown' });

/** Reads one choice. It must still be among the choices, which may have changed. */
export const readChoice =
  <V extends ChoiceValue>(choices: readonly Choice<V>[]) =>
  (value: V | undefined): E.Either<FieldError, V> =>
    value !== undefined && isOneOf(choices, value) ? E.right(value) : unknown;

/** Reads several choices, in the order of the offer. */
export const readChoices =
  <V extends ChoiceValue>(choices: readonly Choice<V>[]) =>
  (values: readonly V[]): E.Either<FieldError, readonly V[]> =>
    values.every((value) => isOneOf(choices, value))
      ? E.right(choices.map(({ value }) => value).filter((value) => values.includes(value)))
      : unknown;
