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

/** Reads a JSON object that has only the names of its codec. @param source as `readJson` takes it */
export const readNamed =
  <P extends t.Props>(io: Io, codec: t.PartialC<P>) =>
  (source: string | undefined): TE.TaskEither<Refusal, t.TypeOfPartialProps<P>> =>
    pipe(
      readJson(io, t.UnknownRecord)(source),
      TE.chainEitherK(checkNames(Object.keys(codec.props))),
      TE.chainEitherK(decodeAs(codec)),
    );
