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

/** More files than this make a cell too long to read. */
const SHOWN = 3;

/** The first files of the product that name a decision, or its first tests, and the number of the others. */
const codeOf = (files: readonly string[]): string => {
  if (files.length === 0) return '–';
  const product = files.filter((path) => !isTest(path));
  const shown = (product.length === 0 ? files : product).slice(0, SHOWN);
  const others = files.length - shown.length;
  const more = others === 0 ? '' : ` and ${others} ${others === 1 ? 'other' : 'others'}`;
  return `${shown.map(linkTo).join(', ')}${more}`;
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

\`pnpm outline\` writes this page. It reads the records, and the files that name them. A comment names a decision by its
number: \`decision 0100\`, \`decisions Q037, 0100\`. The last column shows at most three files. \`git grep 0100\` finds all of
them.

- **In force**: the code follows the decision.
- **Waits for its screen**: the domain may follow the decision, but its screen does not exist yet.
- **Not built yet**: no code follows the decision.
- **Replaced by**: another record decides it. The cell names that record.

## Our own (${ours.length})

${table(ours, cited)}

## Where the specification is silent or says two things (${aboutSpec.length})

${table(aboutSpec, cited)}
`;
  return { path: `${FOLDER}/README.md`, text };
};
