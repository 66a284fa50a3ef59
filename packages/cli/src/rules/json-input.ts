import { open, readFile } from 'node:fs/promises';
import { pathOf } from '@aroeira/adapters-http/http';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { Io } from '../io.ts';
import { usage, type Refusal } from '../refusal.ts';

/** @param source a path, `-` for stdin, the JSON, or `undefined` if missing @returns or what is wrong first */
export const readJson =
  <A>(io: Io, codec: t.Decoder<unknown, A>) =>
  (source: string | undefined): TE.TaskEither<Refusal, A> =>
    pipe(
      source === undefined
        ? TE.left(usage('An input is missing: give --file FILE, or --file - for standard input.'))
        : read(io, source),
      TE.chainEitherK(parseAs(codec)),
    );

/** Reads a text as JSON of a shape. The refusal names the path of the first error. */
export const parseAs =
  <A>(codec: t.Decoder<unknown, A>) =>
  (text: string): E.Either<Refusal, A> =>
    pipe(
      E.tryCatch(
        (): unknown => JSON.parse(text),
        () => usage('The input is not JSON.'),
      ),
      E.chain(decodeAs(codec)),
    );

/** Checks the shape of a document that the command made from its arguments. The refusals are the same. */
export const decodeAs =
  <A>(codec: t.Decoder<unknown, A>) =>
  (input: unknown): E.Either<Refusal, A> =>
    pipe(codec.decode(input), E.mapLeft(wrongShape));

/** Opens a text of any length as a stream. @param source a path, or `-` for standard input */
export const openText = (io: Io, source: string): TE.TaskEither<Refusal, AsyncIterable<string>> =>
  source === '-'
    ? TE.fromIO(io.readPieces)
    : TE.tryCatch(
        async () => {
          const file = await open(source);
          // Opening a folder works. Only reading it fails.
          if (!(await file.stat()).isDirectory()) return file.createReadStream({ encoding: 'utf8' });
          await file.close();
          throw new Error('a folder');
        },
        () => unreadable(source),
      );

const read = (io: Io, source: string): TE.TaskEither<Refusal, string> => {
  if (/^\s*[{[]/.test(source)) return TE.right(source);
  return source === '-'
    ? TE.fromTask(io.readAll)
    : TE.tryCatch(
        () => readFile(source, 'utf8'),
        () => unreadable(source),
      );
};

const unreadable = (source: string): Refusal => usage(`${source} cannot be read.`);

const wrongShape = (errors: t.Errors): Refusal => {
  const path = pathOf(errors);
  const reason = errors[0]?.message ?? 'missing or of the wrong type';
  return usage(`${path}: ${reason}.`, path);
};
