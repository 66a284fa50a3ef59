import { posix } from 'node:path';
import { sectionsIn } from './citations.ts';
import type { DecisionRecord } from './records.ts';
import { addressOf, findSection, type Section } from './sections.ts';
import type { SourceFile } from './repository.ts';

/** The pages of docs/specification: each section with its parts, its rules and the decisions that name it. */

const FOLDER = 'docs/specification';

interface Rule {
  readonly id: string;
  readonly sections: readonly string[];
  readonly text: string;
}

/** A section or a heading, with what belongs under it. */
interface Block {
  readonly section: Section;
  readonly parts: readonly Section[];
  readonly rules: readonly Rule[];
  readonly decisions: readonly DecisionRecord[];
}

const titleOf = ({ id, kind, name }: Section): string => (kind === 'section' ? `# ${id} ${name}` : `## ${name}`);

const partLine = ({ name, about }: Section): string => (about === '' ? `- **${name}**` : `- **${name}**: ${about}`);

const linkTo = ({ id, title, path, anchor }: DecisionRecord, from: string): string =>
  `- [${id}](${posix.relative(from, path)}${anchor === '' ? '' : `#${anchor}`}) ${title}`;

const listOf = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`${title}\n\n${lines.join('\n')}`];

const drawBlock = ({ section, parts, rules, decisions }: Block, hasHeadings: boolean): string =>
  [
    titleOf(section),
    section.about,
    ...listOf('Parts:', parts.map(partLine)),
    ...listOf(
      'Rules:',
      rules.map(({ id, text }) => `- **${id}** ${text}`),
    ),
    ...listOf(
      hasHeadings ? 'Decisions about the whole section:' : 'Decisions:',
      decisions.map((record) => linkTo(record, FOLDER)),
    ),
  ].join('\n\n');

/** The decisions by the section or heading that they name. */
const byAddress = (sections: readonly Section[], records: readonly DecisionRecord[]) => {
  const found = new Map<string, DecisionRecord[]>();
  for (const record of records) {
    const named = sectionsIn(sections, record.text).sections.map((section) => addressOf(section, FOLDER));
    for (const address of new Set(named)) found.set(address, [...(found.get(address) ?? []), record]);
  }
  return found;
};

const entryLine = ({ section, rules, decisions }: Block): string => {
  const address = addressOf(section, 'docs');
  const title =
    section.kind === 'section' ? `**[${section.id} ${section.name}](${address})**` : `[${section.name}](${address})`;
  return `| ${title} | ${section.about} | ${rules.length} | ${decisions.length} |`;
};

const entryPage = (blocks: readonly Block[]): SourceFile => ({
  path: 'docs/specification.md',
  text: `# The specification, in outline

The code cites a specification of two documents: A (access, registration and dashboard) and B (money and self-service). A
citation such as \`spec A §4 Sign-in\` names the document, the section, and a heading or a part of it. These pages say in
our words what each section asks for. Each page lists the rules of a section, and then the decisions about it. A decision
whose number begins with Q answers a question that the specification leaves open, or answers in two ways. The
[index of decisions](decisions/README.md) has all of them.

\`pnpm outline\` writes these pages from docs/specification/sections.tsv, docs/rules.tsv and docs/decisions.
[rules.md](rules.md) says which test proves which rule.

| Section | What it asks for | Rules | Decisions |
| --- | --- | --- | --- |
${blocks.map(entryLine).join('\n')}
`,
});

/** Writes each page. A rule with an unknown section is a problem. */
export const outlinePages = (
  sections: readonly Section[],
  records: readonly DecisionRecord[],
  table: readonly Readonly<Record<string, string>>[],
): { readonly pages: readonly SourceFile[]; readonly problems: readonly string[] } => {
  const rules = table.map(({ id = '', doc_section: column = '', rule: text = '' }): Rule => {
    return { id, sections: column.split(';').map((cited) => cited.trim()), text };
  });
  const decisions = byAddress(sections, records);
  const blocks = sections
    .filter(({ kind }) => kind !== 'part')
    .map((section) => ({
      section,
      parts: sections.filter(
        (part) => part.kind === 'part' && part.page === section.page && part.anchor === section.anchor,
      ),
      rules: rules.filter((rule) => rule.sections.some((cited) => findSection(sections, cited) === section)),
      decisions: decisions.get(addressOf(section, FOLDER)) ?? [],
    }));
  const paths = new Set(sections.map(({ page }) => page));
  const pages = [...paths].map((path) => {
    const mine = blocks.filter(({ section }) => section.page === path);
    const hasHeadings = (block: Block): boolean => block.section.kind === 'section' && mine.length > 1;
    return { path, text: `${mine.map((block) => drawBlock(block, hasHeadings(block))).join('\n\n')}\n` };
  });
  const problems = rules.flatMap((rule) =>
    rule.sections
      .filter((cited) => findSection(sections, cited) === undefined)
      .map((cited) => `docs/rules.tsv: ${rule.id} names ${cited}, which is not a section`),
  );
  if (rules.length === 0) problems.push('no rule was read');
  return { pages: [entryPage(blocks), ...pages], problems };
};
