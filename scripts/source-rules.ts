import { posix } from 'node:path';
import { medianOf } from './median.ts';

/** Checks the rules of CONTRIBUTING that no linter knows. Each problem names its file. */

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Words of the wire and of other code bases. The glossary has ours. Only files of the wire may have them. */
const NOT_OUR_WORDS = /rescue|withdrawal|rentability|profitability|usufruct|welfare|associate|stayValue|superFund/i;
const WIRE_SPEAKS = /\.(codecs|adapter)\.ts$|^packages\/sandbox\/|\.test\.tsx?$|\.spec\.ts$/;
const SAYS_NOTHING = /(^|[-./])(utils?|helpers?|common|misc|types)([-.]|$)/;
const EMPTY_TITLES = /(Service|Manager|Repository|Impl)$/;

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

const exportedNames = (text: string): string[] =>
  [...text.matchAll(/^export (?:const|function|class|interface|type|abstract class) (\w+)/gm)].map(
    ([, name]) => name ?? '',
  );

const names = ({ path, text }: SourceFile): string[] => {
  const base = path.split('/').at(-1) ?? '';
  const problems = SAYS_NOTHING.test(base) ? [`${path}: a file name that says nothing`] : [];
  if (WIRE_SPEAKS.test(path)) return problems;
  if (NOT_OUR_WORDS.test(base)) problems.push(`${path}: not our word for it, see docs/glossary.md`);
  for (const name of exportedNames(text)) {
    if (NOT_OUR_WORDS.test(name)) problems.push(`${path}: ${name} is not our word for it, see docs/glossary.md`);
    if (EMPTY_TITLES.test(name)) problems.push(`${path}: ${name} says a pattern, not a thing`);
  }
  return problems;
};

/** A line of code without its texts, because a text may contain any word. */
const withoutTexts = (line: string): string => line.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '');

/** A cast needs its reason beside it. The fixtures of tests need no reason. */
const casts = ({ path, text }: SourceFile): string[] => {
  if (isTest(path) || path.includes('/testing/')) return [];
  const lines = text.split('\n');
  const isComment = (line: string | undefined): boolean => line !== undefined && /\/\/|\*\/|^\s*\*/.test(line);
  return lines.flatMap((line, i) => {
    if (
      /^\s*(import|export [{*]|\*|\/\/)/.test(line) ||
      // In SQL, `with … as (` ends a line.
      !/\bas (?!const\b|\($)[A-Z{(]|\bas (never|unknown|string|number)\b/.test(withoutTexts(line))
    )
      return [];
    return isComment(line) || isComment(lines[i - 1]) ? [] : [`${path}:${i + 1}: a cast without its reason`];
  });
};

const forbidden = ({ path, text }: SourceFile): string[] => {
  const found: [RegExp, string][] = [
    [/oxlint-disable|eslint-disable|biome-ignore|@ts-ignore|@ts-expect-error/, 'a suppression'],
    [/\b(TODO|FIXME|XXX|LEGACY)\b/, 'an open end: make it an issue'],
    [/\.\.\/shared(?!\.)/, 'a path outside the project'],
  ];
  if (path === 'scripts/source-rules.ts') return [];
  return found.flatMap(([pattern, what]) => (pattern.test(text) ? [`${path}: ${what}`] : []));
};

/** Other packages import a capability through its index. Files of the capability never import its index. */
const doors = ({ path, text }: SourceFile): string[] => {
  const inDomain = /^packages\/domain\/src\/([^/]+)\//.exec(path)?.[1];
  if (inDomain === undefined) return [];
  const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from ?? '');
  return imports
    .filter((from) => from.endsWith('/index.ts') && !from.includes('testing/') && !from.includes('kernel/'))
    .filter(() => !path.endsWith('/index.ts') && !isTest(path) && !path.includes('/testing/'))
    .map((from) => `${path}: ${from} is the door for other packages`);
};

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

const neighbours = ({ path, text }: SourceFile): string[] => {
  const mine = /^packages\/domain\/src\/([^/]+)\//.exec(path)?.[1];
  if (mine === undefined || mine === 'kernel' || isTest(path) || path.includes('/testing/')) return [];
  const imported = [...text.matchAll(/from '(\.\.?\/[^']+)'/g)].map(([, from = '']) =>
    posix.join(posix.dirname(path), from),
  );
  const read = new Set(imported.map((file) => file.split('/')[3] ?? ''));
  return [...read]
    .filter((other) => other !== 'kernel' && other !== mine && !(MAY_READ[mine] ?? []).includes(other))
    .map((other) => `${path}: ${mine} may not read ${other}`);
};

/** How many source files one folder of a capability may hold. The kernel is none: a type of it is found by its name. */
const FOLDER_LIMIT = 30;
const OF_CAPABILITY = /^(packages\/[^/]+\/src\/(?!kernel\/)[^/]+(?:\/.*)?)\/(?!.*\.test\.)[^/]+$/;

const flatFolders = (files: readonly SourceFile[]): string[] => {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const folder = OF_CAPABILITY.exec(path)?.[1];
    if (folder !== undefined && !path.includes('/testing/')) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FOLDER_LIMIT)
    .map(([folder, count]) => `${folder}: ${count} files lie flat: one folder a story, or nobody finds the neighbour`);
};

/** Checks every file. A check without a file is itself a problem. */
export const checkSource = (
  files: readonly SourceFile[],
): { readonly problems: readonly string[]; readonly summary: string } => {
  const product = files.filter(({ path }) => path.startsWith('packages/') && !isTest(path));
  const problems = [
    ...files.flatMap((file) => [names, casts, forbidden, doors, neighbours].flatMap((check) => check(file))),
    ...flatFolders(files),
  ];
  if (product.length === 0) problems.push('no source file was read');
  const lines = medianOf(product.map(({ text }) => text.split('\n').length));
  return { problems, summary: `${files.length} files, median ${lines} lines of ${product.length} in packages/` };
};
