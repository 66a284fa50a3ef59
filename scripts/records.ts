import { posix } from 'node:path';
import { anchorOf } from './sections.ts';
import type { SourceFile } from './repository.ts';

/** The decisions of docs/decisions: one page a subject, one section a decision. */

export interface DecisionRecord {
  /** `0100` or `Q037` */
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly anchor: string;
  readonly text: string;
}

export interface DecisionPage {
  readonly path: string;
  readonly title: string;
  /** The part of the table of contents. */
  readonly area: string;
  readonly records: readonly DecisionRecord[];
}

const FORM = '"# Subject", "Area: …", and then sections such as "## 0100 Title"';

const pageOf = ({ path, text }: SourceFile): DecisionPage => {
  const [head = '', ...sections] = text.split(/^(?=## )/m);
  const [, title, area] = /^# (\D.*)\n\nArea: (.+)\n\n$/.exec(head) ?? [];
  const records = sections.map((section) => {
    const [, heading = '', id = '', name = ''] = /^## ((\d{4}|Q\d{3}) (.+))/.exec(section) ?? [];
    return { id, title: name, path, anchor: anchorOf(heading), text: section };
  });
  if (title === undefined || area === undefined || records.some(({ id }) => id === ''))
    throw new Error(`${path}: a page of decisions is ${FORM}`);
  return { path, title, area, records };
};

/** Reads the pages. Throws for one that has another form, and for a number that two decisions have. */
export const readDecisions = (files: readonly SourceFile[]): readonly DecisionPage[] => {
  const pages = files.filter(({ path }) => /^docs\/decisions\/(?!README).*\.md$/.test(path)).map(pageOf);
  const ids = pages.flatMap(({ records }) => records.map(({ id }) => id));
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new Error(`docs/decisions: ${twice} stands twice`);
  return pages;
};

/** Every decision by its number, ours first. */
export const recordsOf = (pages: readonly DecisionPage[]): readonly DecisionRecord[] =>
  pages.flatMap(({ records }) => records).toSorted((a, b) => a.id.localeCompare(b.id));

const contentsOf = ({ path, title, records }: DecisionPage): string => {
  const page = posix.basename(path);
  return [
    `- [${title}](${page})`,
    ...records.map(({ id, title: decided, anchor }) => `  - [${id}](${page}#${anchor}) ${decided}`),
  ].join('\n');
};

/** Writes docs/decisions/README.md: the pages by area, and the decisions of each. */
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
