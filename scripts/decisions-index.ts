import { posix } from 'node:path';
import type { DecisionRecord } from './records.ts';
import type { SourceFile } from './source-rules.ts';

/** docs/decisions/README.md: every decision. */

const FOLDER = 'docs/decisions';

const lineOf = ({ id, title, path, anchor }: DecisionRecord): string => {
  const address = `${posix.relative(FOLDER, path)}${anchor === '' ? '' : `#${anchor}`}`;
  return `- [${id}](${address}) ${title}`;
};

/** Writes the index: our own records first, then those about the specification. */
export const decisionsIndex = (records: readonly DecisionRecord[]): SourceFile => {
  const aboutSpec = records.filter(({ id }) => id.startsWith('Q'));
  const ours = records.filter(({ id }) => !id.startsWith('Q'));
  const text = `# Decisions

\`pnpm outline\` writes this page. A comment names a decision by its number, \`decisions Q037, 0100\`, and \`git grep 0100\` finds
the code that follows it.

## Our own (${ours.length})

${ours.map(lineOf).join('\n')}

## Where the specification is silent or says two things (${aboutSpec.length})

${aboutSpec.map(lineOf).join('\n')}
`;
  return { path: `${FOLDER}/README.md`, text };
};
