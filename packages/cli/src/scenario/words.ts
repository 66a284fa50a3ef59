import * as E from 'fp-ts/Either';
import { split } from 'shlex';

/** Splits a command into words as a shell does: quotes and backslashes, but neither patterns nor expansions. */
export const wordsOf = (command: string): E.Either<string, readonly string[]> =>
  E.tryCatch(
    () => split(command),
    () => 'a quote is not closed',
  );

/** The words of a command that was checked before. */
export const wordsIn = (command: string): readonly string[] =>
  E.getOrElse((): readonly string[] => [])(wordsOf(command));
