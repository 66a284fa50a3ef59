import { filesLike, tableAt } from '../repository.ts';
import { ledgerOf, rulesOf, type Ledger } from './rules-ledger.ts';
import { testsIn, type WrittenTest } from './written-tests.ts';

/** The areas whose rules are all proved on their levels. An area never leaves this list. */
const DONE: readonly string[] = [
  'shell',
  'session',
  'sign-in',
  'accounts',
  'quick-access',
  'mfa',
  'password',
  'device',
  'consent',
  'checklist-flags',
  'forms',
  'errors',
  'http',
  'version-check',
  'dashboard',
  'charts',
  'reports',
  'pension',
  'pdf-viewer',
  'movements',
  'investment',
  'fund-terms',
  'redemption',
  'conformity',
  'objectives',
  'liberty',
  'planner',
  'contact',
  'rating',
  'registration',
  'pep',
  'fatca',
  'address',
  'professional',
  'equity',
  'suitability',
  'profile',
  'photo',
  'documents',
  'bank-accounts',
  'signature',
  'renewal',
];

/** Reads every test of the packages and every journey. */
export const writtenTests = (): readonly WrittenTest[] =>
  filesLike(/^(packages|tests)\/.*\.(test|spec)\.tsx?$/).flatMap(testsIn);

export const ledgerNow = (rules = rulesOf(tableAt('docs/rules.tsv')), tests = writtenTests()): Ledger =>
  ledgerOf(rules, tests, DONE);
