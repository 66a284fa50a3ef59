import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { App } from '../composition.ts';
import { confirm } from '../confirm.ts';
import { refusal, type Refusal } from '../refusal.ts';

/** Where a file goes, and whether one that is there may be replaced. */
export interface Target {
  readonly path: string;
  readonly mayReplace: boolean;
}

/** The path that an option names: a folder takes the file under its own name, and so does the current one without an option. */
export const pathOf = (option: string | undefined, fileName: string): string => {
  if (option === undefined) return fileName;
  // `existsSync` alone answers for every path; `statSync` throws where a part of it is a file.
  return existsSync(option) && statSync(option).isDirectory() ? join(option, fileName) : option;
};

/** Asks before a file is replaced, so that nobody waits for what cannot be saved. A dry run saves nothing. */
export const targetAt = (app: App, path: string): TE.TaskEither<Refusal, Target> =>
  app.settings.isDryRun || !existsSync(path)
    ? TE.right({ path, mayReplace: false })
    : pipe(
        confirm(app, `Substituir ${path}?`),
        TE.filterOrElse(
          (isConfirmed) => isConfirmed,
          () => refusal('not_confirmed', 'Nada foi alterado.'),
        ),
        TE.map(() => ({ path, mayReplace: true })),
      );

/**
 * Writes a file for its owner alone (0600). It is written beside its place and moved there, so that half a file is never
 * seen; one that came up meanwhile is not replaced unasked.
 */
export const saveFile = ({ path, mayReplace }: Target, bytes: Uint8Array): TE.TaskEither<'NotSaved', void> => {
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  return pipe(
    TE.tryCatch(
      async () => {
        await writeFile(draft, bytes, { mode: 0o600, flag: 'wx' });
        // Taking the name fails where somebody has it; moving the draft there would not.
        if (!mayReplace) await (await open(path, 'wx', 0o600)).close();
        await rename(draft, path);
      },
      () => 'NotSaved' as const,
    ),
    // Where there is no folder there is no draft either.
    TE.tapError(() =>
      TE.tryCatch(
        () => rm(draft, { force: true }),
        () => 'NotSaved' as const,
      ),
    ),
  );
};
