import * as E from 'fp-ts/Either';
import type { FieldError } from './field.errors.ts';

/** The value of a choice: our own word, or the id that the server gave. */
export type ChoiceValue = string | number;

/** One of several to choose from. A form whose choices come from the server is a function of them. */
export interface Choice<V extends ChoiceValue> {
  readonly value: V;
  /** What the client reads, in Portuguese. */
  readonly label: string;
}

const isOneOf = <V extends ChoiceValue>(choices: readonly Choice<V>[], value: V): boolean =>
  choices.some((choice) => choice.value === value);

const unknown: E.Either<FieldError, never> = E.left({ _tag: 'ChoiceUnknown' });

/** Reads one choice: it must be among the choices, which may have changed since. */
export const readChoice =
  <V extends ChoiceValue>(choices: readonly Choice<V>[]) =>
  (value: V | undefined): E.Either<FieldError, V> =>
    value !== undefined && isOneOf(choices, value) ? E.right(value) : unknown;

/** Reads several choices, in the order in which they are offered. */
export const readChoices =
  <V extends ChoiceValue>(choices: readonly Choice<V>[]) =>
  (values: readonly V[]): E.Either<FieldError, readonly V[]> =>
    values.every((value) => isOneOf(choices, value))
      ? E.right(choices.map(({ value }) => value).filter((value) => values.includes(value)))
      : unknown;
