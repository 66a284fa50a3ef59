import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What a check found, and a line about it. */
export interface Found {
  readonly problems: readonly string[];
  readonly summary: string;
}

/**
 * Paths of the files that git knows or would add, without deleted ones, in order of their names: git lists new files
 * apart, and a page made before its commit must be the page made after it.
 */
const listed = (): readonly string[] =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((file) => existsSync(file))
    .toSorted();

/** Reads every file whose path matches. */
export const filesLike = (pattern: RegExp): readonly SourceFile[] =>
  listed()
    .filter((file) => pattern.test(file))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Reads a table of docs: one record per line, with the names from the first line. */
export const tableAt = (path: string): readonly Readonly<Record<string, string>>[] => {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']));
  });
};
