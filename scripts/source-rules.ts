import { posix } from 'node:path';
import type { Found, SourceFile } from './repository.ts';

/** Checks the rules of CONTRIBUTING that no linter knows. Each problem names its file. */

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$|\/testing\//.test(path);

/** A line of code without its texts, because a text may contain any word. In SQL, `with … as (` ends a line. */
const isCast = (line: string): boolean =>
  !/^\s*(import|export [{*]|\*|\/\/)/.test(line) &&
  /\bas (?!const\b|\($)[A-Z{(]|\bas (never|unknown|string|number)\b/.test(line.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, ''));

/** A cast needs its reason beside it. The fixtures of tests need no reason. */
const casts = ({ path, text }: SourceFile): readonly string[] => {
  const lines = isTest(path) ? [] : text.split('\n');
  const isComment = (line = ''): boolean => /\/\/|\*\/|^\s*\*/.test(line);
  return lines.flatMap((line, i) =>
    !isCast(line) || isComment(line) || isComment(lines[i - 1]) ? [] : [`${path}:${i + 1}: a cast without its reason`],
  );
};

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/oxlint-disable|eslint-disable|biome-ignore|@ts-ignore|@ts-expect-error/, 'a suppression'],
  [/\b(TODO|FIXME|XXX|LEGACY)\b/, 'an open end: make it an issue'],
  [/\.\.\/shared(?!\.)/, 'a path outside the project'],
];

const forbidden = ({ path, text }: SourceFile): readonly string[] =>
  path === 'scripts/source-rules.ts'
    ? []
    : FORBIDDEN.flatMap(([pattern, what]) => (pattern.test(text) ? [`${path}: ${what}`] : []));

/** The other capabilities of the domain that a capability may read. Without an entry it may read only the kernel. */
const MAY_READ: Readonly<Record<string, readonly string[]>> = {
  registration: ['access', 'suitability'],
  signature: ['registration'],
  renewal: ['registration', 'suitability', 'signature'],
  movements: ['position', 'suitability', 'signature', 'registration'],
  reports: ['position'],
  pension: ['position'],
  independence: ['position', 'suitability'],
  profile: ['registration', 'suitability', 'signature', 'access'],
};

/** Other packages import a capability through its index, and its own files never do. A capability reads few others. */
const imports = ({ path, text }: SourceFile): readonly string[] => {
  const mine = /^packages\/domain\/src\/([^/]+)\//.exec(path)?.[1];
  if (mine === undefined || isTest(path)) return [];
  const imported = [...text.matchAll(/from '(\.\.?\/[^']+)'/g)].map(([, from = '']) => from);
  const isDoor = (from: string): boolean => from.endsWith('/index.ts') && !/testing\/|kernel\//.test(from);
  const capabilityOf = (from: string): string => posix.join(posix.dirname(path), from).split('/')[3] ?? '';
  const mayRead = ['kernel', mine, ...(MAY_READ[mine] ?? [])];
  const others = [...new Set(imported.map(capabilityOf))].filter((other) => !mayRead.includes(other));
  return [
    ...imported
      .filter((from) => isDoor(from) && !path.endsWith('/index.ts'))
      .map((from) => `${path}: ${from} is the door for other packages`),
    ...(mine === 'kernel' ? [] : others.map((other) => `${path}: ${mine} may not read ${other}`)),
  ];
};

/** Checks every file. A check without a file is itself a problem. */
export const checkSource = (files: readonly SourceFile[]): Found => {
  const problems = files.flatMap((file) => [casts, forbidden, imports].flatMap((check) => check(file)));
  if (files.length === 0) problems.push('no source file was read');
  return { problems, summary: `${files.length} files` };
};
