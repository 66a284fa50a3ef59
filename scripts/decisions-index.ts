import { posix } from 'node:path';
import type { DecisionPage } from './records.ts';
import type { SourceFile } from './source-rules.ts';

/** docs/decisions/README.md: the pages by area, and the decisions of each. */

const contentsOf = ({ path, title, records }: DecisionPage): string => {
  const page = posix.basename(path);
  return [
    `- [${title}](${page})`,
    ...records.map(({ id, title: decided, anchor }) => `  - [${id}](${page}#${anchor}) ${decided}`),
  ].join('\n');
};

/** Writes the table of contents. */
export const decisionsIndex = (pages: readonly DecisionPage[]): SourceFile => {
  const areas = [...new Set(pages.map(({ area }) => area))].toSorted();
  const contents = areas.map((area) => {
    const lines = pages.filter((page) => page.area === area).map(contentsOf);
    return `## ${area}\n\n${lines.join('\n')}\n`;
  });
  const text = `# Decisions

What we decided, and why. A number with a Q belongs to a place where the specification is silent, or says two things.
\`pnpm outline\` writes this table of contents. A comment names a decision by its number, \`decision 0100\`, and
\`git grep 0100\` finds the code that follows it.

${contents.join('\n')}`;
  return { path: 'docs/decisions/README.md', text };
};
