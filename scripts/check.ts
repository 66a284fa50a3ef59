import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { checkCitations } from './citations.ts';
import { checkBrands, DRAWN } from './contrast/contrast.ts';
import { checkPages } from './doc-links.ts';
import { ledgerNow, writtenTests } from './ledger/ledger-now.ts';
import { rulesOf } from './ledger/rules-ledger.ts';
import { checkNearMisses, checkRepeats, OTHER_SENTENCES } from './ledger/sentence-places.ts';
import { checkQuotes, checkSentences, sentencesOf } from './ledger/sentences.ts';
import { checkPatterns } from './patterns.ts';
import { filesLike, tableAt, type Found } from './repository.ts';
import { checkRoutes } from './routes.ts';
import { checkSource } from './source-rules.ts';
import { checkWireWords } from './wire-words.ts';

/** Runs every check that does not need the running product: types, lint, format, dead code, names, limits. */

/** Starts a program. All of them run at once, beside our own checks. */
const start = (title: string, ...[command = '', ...args]: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(command, args, { maxBuffer: 64 * 1024 * 1024 }, (failed, stdout, stderr) => {
      console.log(`${failed === null ? 'ok  ' : 'FAIL'} ${title}`);
      if (failed !== null) console.log(stdout === '' && stderr === '' ? failed.message : `${stdout}${stderr}`);
      resolve(failed === null);
    });
  });

const report = (title: string, { problems, summary }: Found): boolean => {
  for (const problem of problems) console.log(`     ${problem}`);
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${title}: ${summary}`);
  return problems.length === 0;
};

const exportsOfDomain = ['--production', '--include=exports', '--include-entry-exports', '--workspace=packages/domain'];
const started = [
  start('lint (oxlint)', 'oxlint'),
  start('types (tsc)', 'tsc', '-b'),
  start('nothing unused (knip)', 'knip'),
  start('exports of the domain (knip)', 'knip', ...exportsOfDomain),
  start('imports and shapes (ast-grep)', 'ast-grep', 'scan', '--report-style=short', 'packages'),
  start('format (biome)', 'biome', 'format', '.'),
  start('outline and decisions', 'tsx', 'scripts/outline.ts', '--check'),
];

/** Compares docs/rules.md with the written tests. `pnpm test` compares it with the tests that passed. */
const checkRules = (): Found => {
  const { page, problems, summary } = ledgerNow(rules, tests);
  const isStale = readFileSync('docs/rules.md', 'utf8') !== page;
  return { problems: [...problems, ...(isStale ? ['docs/rules.md is stale: run pnpm rules'] : [])], summary };
};

/** Keeps in `node_modules/.cache` which patterns are proved. */
const checkPatternsOnce = (): Found => {
  const kept = 'node_modules/.cache/linear-patterns.json';
  // This file alone writes it.
  const before = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as string[]) : [];
  const { proved, ...found } = checkPatterns(product, before);
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(kept, JSON.stringify(proved));
  return found;
};

const sources = filesLike(/^(packages|tests|scripts)\/.*\.tsx?$/);
const product = sources.filter(({ path }) => /^packages\/(?!.*(\.test\.|\/testing\/))/.test(path));
const web = product.filter(({ path }) => path.startsWith('packages/web/src/'));
/** The code that speaks to a person. The sandbox is not part of it, because it replaces a server. */
const speaking = product.filter(({ path }) => !path.startsWith('packages/sandbox/'));
/** What a client may see: the pages for developers are no part of it. */
const shown = speaking.filter(({ path }) => !path.startsWith('packages/web/src/dev/'));
/** The folder of a brand names it. */
const brands = filesLike(/^packages\/web\/brands\/[\w-]+\/brand\.css$/).map(({ path, text }) => ({
  name: path.split('/').at(-2) ?? '',
  css: text,
}));
const drawn = filesLike(DRAWN).map(({ text }) => text);
// `pnpm rules` writes docs/rules.md from files that it has just read.
const pages = filesLike(/^(?!docs\/rules\.md)(docs\/.*|[A-Z]+)\.md$/);
const cited = filesLike(/^(?!docs\/rules\.md)(packages|tests|scripts|docs)\/.*\.(tsx?|css|md)$|^[A-Z]+\.md$/);
const rules = rulesOf(tableAt('docs/rules.tsv'));
const sentences = sentencesOf(tableAt('docs/messages.tsv'));
const tests = writtenTests();

const results = [
  report('source rules', checkSource(sources)),
  report('words of the wire', checkWireWords(product)),
  report('links and paths of the pages', checkPages(pages, existsSync)),
  report('routes', checkRoutes(tableAt('docs/routes.tsv'), web)),
  report('citations', checkCitations(cited)),
  report('rules of the catalogue', checkRules()),
  report('sentences of the catalogue', checkSentences(sentences, speaking)),
  report('sentences in one place', checkRepeats(sentences, shown)),
  report('sentences with a slip', checkNearMisses(sentences, speaking, OTHER_SENTENCES)),
  report('sentences that rules quote', checkQuotes({ rules, sentences, tests })),
  report('contrast of the brands', checkBrands(brands, drawn)),
  report('regular expressions', checkPatternsOnce()),
  ...(await Promise.all(started)),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
