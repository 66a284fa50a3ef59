import { posix } from 'node:path';
import { citationsIn } from './citations.ts';
import type { DecisionRecord } from './records.ts';
import type { Section } from './sections.ts';
import type { SourceFile } from './source-rules.ts';

/** docs/decisions/README.md: every decision, its status and the code that names it. */

const FOLDER = 'docs/decisions';

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$|^tests\//.test(path);

const linkTo = (path: string): string =>
  `[${posix.basename(path)}${path.endsWith('/') ? '/' : ''}](${posix.relative(FOLDER, path)})`;

/** The product's files that name a decision, and the number of its tests. If no other file names it, the tests. */
const codeOf = (files: readonly string[]): string => {
  const tests = files.filter(isTest);
  const product = files.filter((path) => !isTest(path));
  if (files.length === 0) return '–';
  if (product.length === 0) return tests.map(linkTo).join(', ');
  const count = tests.length === 0 ? '' : ` and ${tests.length} ${tests.length === 1 ? 'test' : 'tests'}`;
  return `${product.map(linkTo).join(', ')}${count}`;
};

/** The files and folders that the record itself names, such as `sandbox/src/access/caller.ts` or `web/src/dev/`. */
const namedIn = ({ text }: DecisionRecord, code: readonly SourceFile[]): readonly string[] =>
  [...text.matchAll(/`((?:domain|adapters-http|web|cli|sandbox)\/src\/[^`\s]+)`/g)]
    .map(([, named = '']) => `packages/${named}`)
    .filter((named) => code.some(({ path }) => path === named || (named.endsWith('/') && path.startsWith(named))));

const table = (records: readonly DecisionRecord[], cited: ReadonlyMap<string, readonly string[]>): string =>
  [
    '| Number | Decision | Status | Code |',
    '| --- | --- | --- | --- |',
    ...records.map(({ id, title, status, path, anchor }) => {
      const address = `${posix.relative(FOLDER, path)}${anchor === '' ? '' : `#${anchor}`}`;
      return `| [${id}](${address}) | ${title} | ${status} | ${codeOf(cited.get(id) ?? [])} |`;
    }),
  ].join('\n');

/** Writes the index: our own records first, then those about the specification. */
export const decisionsIndex = (
  records: readonly DecisionRecord[],
  sections: readonly Section[],
  code: readonly SourceFile[],
): SourceFile => {
  const cited = new Map<string, string[]>();
  for (const file of code)
    for (const id of citationsIn(file, sections, () => true).decisions)
      cited.set(id, [...(cited.get(id) ?? []), file.path]);
  for (const record of records)
    cited.set(record.id, [...new Set([...(cited.get(record.id) ?? []), ...namedIn(record, code)])]);
  const aboutSpec = records.filter(({ id }) => id.startsWith('Q'));
  const ours = records.filter(({ id }) => !id.startsWith('Q'));
  const text = `# Decisions

Written by \`pnpm outline\` from the records and from the files that name them. A comment names a decision by its number:
\`decision 0100\`, \`decisions Q037, 0100\`.

- **In force**: the code lives by it.
- **Waits for its screen**: it is decided, its rule may be there, and the screen that needs it is still to be built.
- **Not built yet**: it is decided, and no code lives by it.
- **Replaced by**: read the record that it names.

## Our own (${ours.length})

${table(ours, cited)}

## Where the specification is silent or says two things (${aboutSpec.length})

${table(aboutSpec, cited)}
`;
  return { path: `${FOLDER}/README.md`, text };
};
