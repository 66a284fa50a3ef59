import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { checkCitations } from './citations.ts';
import { checkBrands, DRAWN } from './contrast/contrast.ts';
import { checkPages } from './doc-links.ts';
import { ledgerNow, writtenTests } from './ledger/ledger-now.ts';
import { rulesOf } from './ledger/rules-ledger.ts';
import { checkNearMisses, checkRepeats, OTHER_SENTENCES } from './ledger/sentence-places.ts';
import { checkQuotes, checkSentences, sentencesOf } from './ledger/sentences.ts';
import {
  WAITING_QUOTES,
  WAITING_REPEATS,
  WAITING_SENTENCES,
  WAITING_SHAPES,
} from './ledger/waiting.ts';
import { checkShapes } from './old-shapes.ts';
import { checkPatterns } from './patterns.ts';
import { filesLike, tableAt } from './repository.ts';
import { checkSource } from './source-rules.ts';

/** Runs every check that does not need the running product: types, lint, format, dead code, names, limits. */

const run = (title: string, command: string, ...args: string[]): boolean => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${title}`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
};

const report = (title: string, { problems, summary }: ReturnType<typeof checkSource>): boolean => {
  for (const problem of problems) console.log(`     ${problem}`);
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${title}: ${summary}`);
  return problems.length === 0;
};

/** Compares docs/rules.md with the written tests. `pnpm test` compares it with the tests that passed. */
const checkRules = (): ReturnType<typeof checkSource> => {
  const { page, problems, summary } = ledgerNow(rules, tests);
  const isStale = readFileSync('docs/rules.md', 'utf8') !== page;
  return { problems: [...problems, ...(isStale ? ['docs/rules.md is stale: run pnpm rules'] : [])], summary };
};

const sources = filesLike(/^(packages|tests|scripts)\/.*\.tsx?$/);
const product = sources.filter(({ path }) => /^packages\/(?!.*(\.test\.|\/testing\/))/.test(path));
/** The code that speaks to a person. The sandbox is not part of it, because it replaces a server. */
const speaking = product.filter(({ path }) => !path.startsWith('packages/sandbox/'));
/** What a client may see: the pages for developers are no part of it. */
const shown = speaking.filter(({ path }) => !path.startsWith('packages/web/src/dev/'));
/** The folder of a brand names it. */
const brands = filesLike(/^packages\/web\/brands\/[\w-]+\/brand\.css$/).map(({ path, text }) => ({
  name: path.split('/').at(-2) ?? '',
  css: text,
}));
const rules = rulesOf(tableAt('docs/rules.tsv'));
const sentences = sentencesOf(tableAt('docs/messages.tsv'));
const tests = writtenTests();

const results = [
  report('source rules', checkSource(sources)),
  report('old shapes', checkShapes(sources, WAITING_SHAPES)),
  // `pnpm rules` writes docs/rules.md from files that it has just read.
  report(
    'links and paths of the pages',
    checkPages(filesLike(/^(?!docs\/rules\.md)(docs\/.*|[A-Z]+)\.md$/), existsSync),
  ),
  report(
    'citations',
    checkCitations(filesLike(/^(?!docs\/rules\.md)(packages|tests|scripts|docs)\/.*\.(tsx?|css|md)$|^[A-Z]+\.md$/)),
  ),
  run('outline and decisions', 'tsx', 'scripts/outline.ts', '--check'),
  report('rules of the catalogue', checkRules()),
  report('sentences of the catalogue', checkSentences(sentences, speaking, WAITING_SENTENCES)),
  report('sentences in one place', checkRepeats(sentences, shown, WAITING_REPEATS)),
  report('sentences with a slip', checkNearMisses(sentences, speaking, OTHER_SENTENCES)),
  report('sentences that rules quote', checkQuotes({ rules, sentences, tests, waiting: WAITING_QUOTES })),
  report(
    'contrast of the brands',
    checkBrands(
      brands,
      filesLike(DRAWN).map(({ text }) => text),
    ),
  ),
  report('regular expressions', checkPatterns(product)),
  run('types (tsc)', 'tsc', '-b'),
  run('lint and import rules (oxlint)', 'oxlint'),
  run('format (biome)', 'biome', 'format', '.'),
  run('nothing unused (knip)', 'knip'),
  run('exports of the domain (knip)', 'knip', '--production', '--include', 'exports', '--include-entry-exports', '-W', 'packages/domain'),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
