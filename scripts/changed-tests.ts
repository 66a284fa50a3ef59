import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { reachedBy, type Doors } from './reached-tests.ts';
import { filesLike } from './repository.ts';

/** What may change how any test runs. */
const EVERYTHING = /(^|\/)(package\.json|pnpm-[\w-]+\.yaml|tsconfig[\w.]*\.json|vitest\.config\.ts|setup\.ts)$/;

const linesOf = (...args: string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** The `exports` of each package, by the names that others import. */
const doorsOf = (): Doors =>
  Object.fromEntries(
    filesLike(/^packages\/[\w-]+\/package\.json$/).flatMap(({ path, text }) => {
      // npm decides the shape; ours has texts alone.
      const { name, exports = {} } = JSON.parse(text) as { name: string; exports?: Record<string, string> };
      const at = (part: string, start: string): string => posix.join(start, part);
      return Object.entries(exports).map(([door, file]) => [at(door, name), at(file, posix.dirname(path))]);
    }),
  );

/**
 * The files of tests that a change since a commit can reach; `undefined` for all of them.
 *
 * A change of the web or of the sandbox reaches every journey. Here only those count that differ themselves, or in a
 * page.
 */
export const changedTests = (since: string) => {
  const base = linesOf('merge-base', since, 'HEAD')[0] ?? since;
  const changed = [...linesOf('diff', '--name-only', base), ...linesOf('ls-files', '--others', '--exclude-standard')];
  if (changed.some((path) => EVERYTHING.test(path))) return undefined;
  const files = filesLike(/^(packages|tests|scripts)\/.*\.tsx?$/);
  const existing = new Set(files.map(({ path }) => path));
  const reached = (from: readonly string[], test: RegExp): readonly string[] =>
    [...reachedBy(from, files, doorsOf())].filter((path) => test.test(path) && existing.has(path));
  const ofJourneys = changed.filter((path) => path.startsWith('tests/'));
  return {
    units: reached(changed, /^(packages|scripts)\/.*\.test\.tsx?$/),
    journeys: reached(ofJourneys, /^tests\/e2e\/.*\.spec\.ts$/),
  };
};
