import { namesIn } from '@aroeira/adapters-http/http';
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
    return stranger === undefined ? E.right(input) : E.left(noSuchField(stranger, known));
  };

const noSuchField = (stranger: string, known: readonly string[]): Refusal =>
  usage(`${stranger}: no such field; there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}.`, stranger);

/** Refuses the first name that the codec does not read, at any depth. A codec that takes an object as it is reads every name. */
const strangerIn = (codec: object, input: unknown, path: string): Refusal | undefined => {
  const known = namesIn(codec);
  if (known === undefined || typeof input !== 'object' || input === null) return undefined;
  for (const [name, value] of Object.entries(input)) {
    const of = Array.isArray(input) ? codec : known.get(name);
    const found =
      of === undefined ? noSuchField(`${path}${name}`, [...known.keys()]) : strangerIn(of, value, `${path}${name}.`);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Decodes an input that has only the names that its codec reads, at every depth. */
export const decodeKnown =
  <A>(codec: t.Decoder<unknown, A>) =>
  (input: unknown): E.Either<Refusal, A> => {
    const stranger = strangerIn(codec, input, '');
    return stranger === undefined ? decodeAs(codec)(input) : E.left(stranger);
  };

/** Reads a JSON document that has only the names that its codec reads. */
export const readKnown =
  <A>(io: Io, codec: t.Decoder<unknown, A>) =>
  (source: string | undefined): TE.TaskEither<Refusal, A> =>
    pipe(readJson(io, t.unknown)(source), TE.chainEitherK(decodeKnown(codec)));
