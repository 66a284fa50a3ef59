import { filesLike, tableAt } from '../repository.ts';
import { ledgerOf, rulesOf, type Ledger } from './rules-ledger.ts';
import { testsIn, type WrittenTest } from './written-tests.ts';

/** Reads every test of the packages and every journey. */
export const writtenTests = (): readonly WrittenTest[] =>
  filesLike(/^(packages|tests)\/.*\.(test|spec)\.tsx?$/).flatMap(testsIn);

export const ledgerNow = (rules = rulesOf(tableAt('docs/rules.tsv')), tests = writtenTests()): Ledger =>
  ledgerOf(rules, tests);
