import { writeFileSync } from 'node:fs';
import { ledgerNow } from './ledger/ledger-now.ts';

/** Writes docs/rules.md and prints the rules without a proof on their level. `--area NAME` prints their sentences. */

const { page, problems, summary, open } = ledgerNow();
writeFileSync('docs/rules.md', page);
const wanted = process.argv.includes('--area') ? process.argv.at(-1) : undefined;
for (const [area, rules] of open) {
  if (wanted === area) for (const { id, level, text } of rules) console.log(`${id} ${level}: ${text}`);
  else if (wanted === undefined && rules.length > 0) console.log(`${area}: ${rules.map(({ id }) => id).join(' ')}`);
}
for (const problem of problems) console.error(problem);
console.log(summary);
process.exitCode = problems.length > 0 ? 1 : 0;
