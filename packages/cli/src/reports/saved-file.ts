import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { downloadMessage } from '@aroeira/domain/kernel/messages';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { confirmed, type Prompt } from '../confirm.ts';
import { refusalBy, usage, type Refusal } from '../refusal.ts';

/** What `--output` gives: a file, or the folder for one. */
export const outputFrom = (output: string): E.Either<Refusal, string> =>
  output === '' ? E.left(usage('--output is empty: name a file or a folder.', 'output')) : E.right(output);

/** The path for a file. In a folder the file keeps its own name. */
const pathOf = (option: string, fileName: string): string =>
  // `statSync` throws when a part of the path is a file. `existsSync` does not.
  existsSync(option) && statSync(option).isDirectory() ? join(option, fileName) : option;

interface Wanted {
  /** Its name in a folder. */
  readonly fileName: string;
  readonly load: TE.TaskEither<Refusal, Uint8Array>;
}

/** Asks before it replaces a file, and before it loads. A dry run saves nothing. @returns its path and bytes */
export const save = (app: Prompt, output: string, { fileName, load }: Wanted) =>
  pipe(
    TE.fromEither(outputFrom(output)),
    TE.map((given) => pathOf(given, fileName)),
    TE.bindTo('path'),
    TE.bind('mayReplace', ({ path }) =>
      app.settings.isDryRun || !existsSync(path)
        ? TE.right(false)
        : TE.map(() => true)(confirmed(app, `Substituir ${path}?`)),
    ),
    TE.bind('content', () => load),
    TE.tap(({ path, mayReplace, content }) => write(path, mayReplace, content)),
    TE.map(({ path, content }) => ({ path, bytes: content.length })),
  );

/** For its owner alone (0600), from a draft beside it. A file that appeared in the meantime stays. */
const write = (path: string, mayReplace: boolean, bytes: Uint8Array): TE.TaskEither<Refusal, void> => {
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  return TE.tryCatch(
    async () => {
      try {
        await writeFile(draft, bytes, { mode: 0o600, flag: 'wx' });
        // Opening with `wx` fails when the file exists. A rename would replace it.
        if (!mayReplace) await (await open(path, 'wx', 0o600)).close();
        await rename(draft, path);
      } finally {
        // Without the folder there is no draft to remove.
        await rm(draft, { force: true });
      }
    },
    () => refusalBy(downloadMessage)({ _tag: 'NotSaved' }),
  );
};
