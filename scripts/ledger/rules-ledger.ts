import type { Found } from '../repository.ts';
import type { WrittenTest } from './written-tests.ts';

/**
 * Where a rule must be proved.
 *
 * - `logic`: any test.
 * - `wire`: a test of the calls, their headers, paths and bodies.
 * - `screen`: a test of what a person sees or does.
 */
const PROVES = {
  logic: /^(packages|tests)\//,
  wire: /^packages\/(adapters-http|sandbox)\//,
  screen: /^(packages\/web|tests\/e2e)\//,
} as const;

type Level = keyof typeof PROVES;

const isLevel = (word: string | undefined): word is Level => word !== undefined && Object.hasOwn(PROVES, word);

/** The sentence about a rule that only tests of another level name. */
const MISSING = { logic: '', wire: 'rule ready, call missing', screen: 'rule ready, screen missing' } as const;

export interface Rule {
  readonly id: string;
  readonly area: string;
  readonly section: string;
  readonly text: string;
  readonly level: Level;
}

/** Reads docs/rules.tsv. @throws Error when a rule has no level */
export const rulesOf = (rows: readonly Readonly<Record<string, string>>[]): readonly Rule[] =>
  rows.map(({ id = '', area = '', doc_section: section = '', rule: text = '', level }) => {
    if (!isLevel(level)) throw new Error(`docs/rules.tsv: ${id} has the level ${String(level)}`);
    return { id, area, section, text, level };
  });

export interface Ledger extends Found {
  /** docs/rules.md */
  readonly page: string;
}

/** Tells which rules a written test names on their own level. */
export const ledgerOf = (rules: readonly Rule[], tests: readonly WrittenTest[]): Ledger => {
  const files = new Map<string, Set<string>>();
  for (const { file, rules: named } of tests)
    for (const id of named) files.set(id, (files.get(id) ?? new Set()).add(file));
  const filesOf = ({ id }: Rule): readonly string[] => [...(files.get(id) ?? [])];
  const isProved = (rule: Rule): boolean => filesOf(rule).some((file) => PROVES[rule.level].test(file));

  const row = (rule: Rule): string => {
    const links = filesOf(rule).map((file) => `[${file.split('/').at(-1)}](../${file})`);
    const state = links.length === 0 || isProved(rule) ? [] : [`**${MISSING[rule.level]}**`];
    const proof = [...state, links.join(', ') || '–'].join(': ');
    return `| ${rule.id} | ${rule.section} | ${rule.level} | ${rule.text.replaceAll('|', '\\|')} | ${proof} |`;
  };

  const areas = [...new Set(rules.map(({ area }) => area))];
  const section = (area: string): string => {
    const mine = rules.filter((rule) => rule.area === area);
    const head = `\n## ${area} (${mine.filter(isProved).length} of ${mine.length})\n\n`;
    return `${head}| Rule | Section | Level | What it says | Proved by |\n| --- | --- | --- | --- | --- |\n${mine.map(row).join('\n')}\n`;
  };

  const proved = rules.filter(isProved);
  const ready = rules.filter((rule) => !isProved(rule) && filesOf(rule).length > 0);
  const counts = `${proved.length} of ${rules.length} rules are proved on their level, ${ready.length} more on another`;
  const lead = `\`pnpm rules\` writes this page from docs/rules.tsv and the names of the tests.\n${counts}.\n\n${LEVELS}\n`;
  const known = new Set(rules.map(({ id }) => id));
  const gaps = rules.filter((rule) => !isProved(rule));
  return {
    page: `# Rules and their proofs\n\n${lead}${areas.map(section).join('')}`,
    problems: [
      ...(rules.length === 0 || tests.length === 0 ? ['no rule or no test was read'] : []),
      ...[...files.keys()].filter((id) => !known.has(id)).map((id) => `${id} is no rule of the catalogue`),
      ...gaps.map(({ id, area, level, text }) => `${id} ${area} lacks a proof of its ${level}: ${text}`),
    ],
    summary: `${counts} (${tests.length} written tests)`,
  };
};

const LEVELS = `The level says which tests can prove a rule:

- \`logic\`: any test.
- \`wire\`: a test of adapters-http or of the sandbox, because the rule says what a call carries.
- \`screen\`: a test of the web or a journey, because the rule says what a person sees or does.`;
