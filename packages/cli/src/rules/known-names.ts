import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Io } from '../io.ts';
import { usage, type Refusal } from '../refusal.ts';
import { decodeAs, readJson } from './json-input.ts';

type Named = Readonly<Record<string, unknown>>;

/** Refuses the first unknown name of an input. Otherwise a misspelt name would count as missing. */
export const checkNames =
  (known: readonly string[]) =>
  <A extends Named>(input: A): E.Either<Refusal, A> => {
    const stranger = Object.keys(input).find((name) => !known.includes(name));
    return stranger === undefined
      ? E.right(input)
      : E.left(usage(`${stranger}: no such field; there ${isOrAre(known)} ${known.join(', ')}.`, stranger));
  };

const isOrAre = (known: readonly string[]): string => (known.length === 1 ? 'is' : 'are');

/** Reads a JSON object that has only these names. @returns a reader, whose source is as `readJson` takes it */
export const readNamed =
  <A>(io: Io, codec: t.Decoder<unknown, A>, names: readonly string[]) =>
  (source: string | undefined): TE.TaskEither<Refusal, A> =>
    pipe(readJson(io, t.UnknownRecord)(source), TE.chainEitherK(checkNames(names)), TE.chainEitherK(decodeAs(codec)));
