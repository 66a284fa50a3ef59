import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as TE from 'fp-ts/TaskEither';
import { usage, type Refusal } from '../refusal.ts';

export const readBytes = (path: string): TE.TaskEither<Refusal, Buffer> =>
  TE.tryCatch(
    () => readFile(path),
    () => usage(`${path} cannot be read.`),
  );

/** @returns the SHA-256 of bytes, in hexadecimal digits */
export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
