import { readFile } from 'node:fs/promises';
import { pathOf } from '@aroeira/adapters-http/http';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { Io } from '../io.ts';
import { usage, type Refusal } from '../refusal.ts';

/**
 * Reads a JSON document and checks its shape.
 *
 * @param file a path, or `-` for standard input; `undefined` when none was given
 * @returns what the codec made of it, or a usage error that names the path of the first thing that is wrong in it
 */
export const readJson =
  <A>(io: Io, codec: t.Decoder<unknown, A>) =>
  (file: string | undefined): TE.TaskEither<Refusal, A> =>
    pipe(
      file === undefined
        ? TE.left(usage('An input is missing: give --file FILE, or --file - for standard input.'))
        : read(io, file),
      TE.chainEitherK((text) =>
        E.tryCatch(
          (): unknown => JSON.parse(text),
          () => usage(`${file} is not JSON.`),
        ),
      ),
      TE.chainEitherK((json) => pipe(codec.decode(json), E.mapLeft(wrongShape))),
    );

const read = (io: Io, file: string): TE.TaskEither<Refusal, string> =>
  file === '-'
    ? TE.fromTask(io.readAll)
    : TE.tryCatch(
        () => readFile(file, 'utf8'),
        () => usage(`${file} cannot be read.`),
      );

const wrongShape = (errors: t.Errors): Refusal => {
  const path = pathOf(errors);
  const reason = errors[0]?.message ?? 'missing or of the wrong type';
  return usage(`${path}: ${reason}.`, path);
};
