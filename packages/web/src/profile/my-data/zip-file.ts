import type { CallFailure, FileContent } from '@aroeira/domain/kernel';
import type { TextFile } from '@aroeira/domain/profile';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';

/** Puts files of text into one ZIP file. */
export type Zip = (files: readonly TextFile[]) => FileContent;

const zipWith =
  ({ strToU8, zipSync }: typeof import('fflate')): Zip =>
  (files) => ({
    bytes: zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))).slice(),
    contentType: 'application/zip',
  });

/** Loads what packs the files, when the client wants them. Without a connection it fails as a call does. */
export const loadZip: TE.TaskEither<CallFailure, Zip> = pipe(
  TE.tryCatch(
    () => import('fflate'),
    (): CallFailure => ({ _tag: 'Unreachable', cause: 'network' }),
  ),
  TE.map(zipWith),
);
