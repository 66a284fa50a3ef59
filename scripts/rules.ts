import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Which rules of the catalogue a test names. Writes docs/rules.md; `--check` fails when it is stale or a done area has gaps. */

/** Areas in which every rule is proved. */
const DONE: readonly string[] = [];

interface Rule {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

const rules: readonly Rule[] = readFileSync('docs/rules.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', area = '', , text = ''] = line.split('\t');
    return { id, area, text };
  });

const tests = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter((file) => /^(packages|tests)\/.*\.(test|spec)\.tsx?$/.test(file) && existsSync(file));

/** Where each rule is proved: `[R231]` at the end of a test's name. */
const proofs = new Map<string, Set<string>>();
for (const file of tests)
  for (const [, id = ''] of readFileSync(file, 'utf8').matchAll(/\[(R\d{3})\]/g))
    proofs.set(id, (proofs.get(id) ?? new Set()).add(file));

const unknown = [...proofs.keys()].filter((id) => !rules.some((rule) => rule.id === id));
const proved = rules.filter(({ id }) => proofs.has(id));
const areas = [...new Set(rules.map(({ area }) => area))];

const row = ({ id, text }: Rule): string => {
  const files = [...(proofs.get(id) ?? [])].map((file) => `[${file.split('/').at(-1)}](../${file})`);
  return `| ${id} | ${text.replaceAll('|', '\\|')} | ${files.join(', ') || '–'} |`;
};

const section = (area: string): string => {
  const mine = rules.filter((rule) => rule.area === area);
  const done = mine.filter(({ id }) => proofs.has(id)).length;
  return `\n## ${area} (${done} of ${mine.length})\n\n| Rule | What it says | Proved by |\n| --- | --- | --- |\n${mine.map(row).join('\n')}\n`;
};

const page = `# Rules and their proofs\n\nWritten by \`pnpm rules\` from docs/rules.tsv and the names of the tests: ${proved.length} of ${rules.length} rules are named by a test.\n${areas.map(section).join('')}`;

const gaps = rules.filter(({ id, area }) => DONE.includes(area) && !proofs.has(id));
const problems = [
  ...(rules.length === 0 || tests.length === 0 ? ['no rule or no test was read'] : []),
  ...unknown.map((id) => `${id} is no rule of the catalogue`),
  ...gaps.map(({ id, area, text }) => `${id} ${area}: ${text}`),
];

if (process.argv.includes('--check')) {
  if (readFileSync('docs/rules.md', 'utf8') !== page) problems.push('docs/rules.md is stale: run pnpm rules');
} else {
  writeFileSync('docs/rules.md', page);
  for (const area of areas) {
    const open = rules.filter((rule) => rule.area === area && !proofs.has(rule.id));
    if (open.length > 0) console.log(`${area}: ${open.map(({ id }) => id).join(' ')}`);
  }
}
for (const problem of problems) console.error(problem);
console.log(`${proved.length} of ${rules.length} rules are named by a test (${tests.length} test files)`);
process.exitCode = problems.length > 0 ? 1 : 0;
