import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Not in git. `now` and `before` have the pictures, and `index.html` shows both. */
export const FOLDER = 'test-results/shots';

const figure = (run: string, file: string): string =>
  existsSync(join(FOLDER, run, file))
    ? `<figure><figcaption>${run}</figcaption><img loading="lazy" src="${run}/${file}" alt=""></figure>`
    : `<figure><figcaption>${run}: none</figcaption></figure>`;

const isSame = (file: string): boolean => {
  const before = join(FOLDER, 'before', file);
  return existsSync(before) && readFileSync(before).equals(readFileSync(join(FOLDER, 'now', file)));
};

/** Writes the page with the pictures of both runs, what changed first. @returns how many there are, and how many changed */
export const writePageOfShots = (): { readonly count: number; readonly changed: number } => {
  const files = readdirSync(join(FOLDER, 'now')).toSorted();
  const changed = files.filter((file) => !isSame(file));
  const section = (title: string, names: readonly string[], runs: readonly string[]): string =>
    `<h1>${title}: ${names.length}</h1>` +
    names
      .map((file) => `<section><h2>${file}</h2>${runs.map((run) => figure(run, file)).join('')}</section>`)
      .join('\n');
  const body = [
    section('Changed', changed, ['before', 'now']),
    section(
      'The same',
      files.filter((file) => !changed.includes(file)),
      ['now'],
    ),
  ].join('\n');
  const style =
    'body{font:14px system-ui}figure{display:inline-block;vertical-align:top;margin:8px}img{max-width:46vw}';
  writeFileSync(
    join(FOLDER, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${body}`,
  );
  return { count: files.length, changed: changed.length };
};
