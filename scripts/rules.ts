import { writeFileSync } from 'node:fs';
import { ledgerNow } from './ledger/ledger-now.ts';

/** Writes docs/rules.md, and prints the rules without a proof on their level. */

const { page, problems, summary } = ledgerNow();
writeFileSync('docs/rules.md', page);
for (const problem of problems) console.error(problem);
console.log(summary);
process.exitCode = problems.length > 0 ? 1 : 0;
