import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/Either';
import type { Mistakes } from './checked.ts';

/** The text of a file of a deployment. */
export const readText = (file: string): E.Either<Mistakes, string> =>
  E.tryCatch(
    () => readFileSync(file, 'utf8'),
    () => ['it cannot be read.'],
  );
