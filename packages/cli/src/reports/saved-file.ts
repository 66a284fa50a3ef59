import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { confirmed, type Prompt } from '../confirm.ts';
import type { Refusal } from '../refusal.ts';

/** Where a file goes, and whether it may replace another. */
export interface Target {
  readonly path: string;
  readonly mayReplace: boolean;
}

/** The path for a file. In a folder the file keeps its own name. */
export const pathOf = (option: string, fileName: string): string =>
  // `statSync` throws when a part of the path is a file. `existsSync` does not.
  existsSync(option) && statSync(option).isDirectory() ? join(option, fileName) : option;

/**
 * Asks before a file is replaced. It asks first, so nobody waits for a report that is not saved. A dry run saves
 * nothing.
 */
export const targetAt = (app: Prompt, path: string): TE.TaskEither<Refusal, Target> =>
  app.settings.isDryRun || !existsSync(path)
    ? TE.right({ path, mayReplace: false })
    : pipe(
        confirmed(app, `Substituir ${path}?`),
        TE.map(() => ({ path, mayReplace: true })),
      );

/**
 * Writes a file that only its owner can read (0600). It writes a draft beside the place and moves it there, so nobody
 * sees half a file. It does not replace a file that appeared in the meantime.
 */
export const saveFile = ({ path, mayReplace }: Target, bytes: Uint8Array): TE.TaskEither<'NotSaved', void> => {
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  return pipe(
    TE.tryCatch(
      async () => {
        await writeFile(draft, bytes, { mode: 0o600, flag: 'wx' });
        // Opening with `wx` fails when the file exists. A rename would replace it.
        if (!mayReplace) await (await open(path, 'wx', 0o600)).close();
        await rename(draft, path);
      },
      () => 'NotSaved' as const,
    ),
    // Without the folder there is no draft to remove.
    TE.tapError(() =>
      TE.tryCatch(
        () => rm(draft, { force: true }),
        () => 'NotSaved' as const,
      ),
    ),
  );
};
