import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { checkCitations } from './citations.ts';
import { checkPages } from './doc-links.ts';
import { checkSource } from './source-rules.ts';

/** Everything that a machine can look at without running the product: types, lint, format, dead code, names, limits. */

const run = (title: string, command: string, ...args: string[]): boolean => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${title}`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
};

const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter((file) => existsSync(file));

const filesLike = (pattern: RegExp) =>
  listed.filter((file) => pattern.test(file)).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const report = (title: string, { problems, summary }: ReturnType<typeof checkSource>): boolean => {
  for (const problem of problems) console.log(`     ${problem}`);
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${title}: ${summary}`);
  return problems.length === 0;
};

const results = [
  report('source rules', checkSource(filesLike(/^(packages|tests|scripts)\/.*\.tsx?$/))),
  // docs/rules.md is written by `pnpm rules` from files that it has just read.
  report(
    'links and paths of the pages',
    checkPages(filesLike(/^(?!docs\/rules\.md)(docs\/.*|[A-Z]+)\.md$/), existsSync),
  ),
  report(
    'citations',
    checkCitations(filesLike(/^(?!docs\/rules\.md)(packages|tests|scripts|docs)\/.*\.(tsx?|css|md)$|^[A-Z]+\.md$/)),
  ),
  run('outline and decisions', 'tsx', 'scripts/outline.ts', '--check'),
  run('types (tsc)', 'tsc', '-b'),
  run('lint and import rules (oxlint)', 'oxlint'),
  run('format (biome)', 'biome', 'format', '.'),
  run('nothing unused (knip)', 'knip'),
  run('rules of the catalogue', 'tsx', 'scripts/rules.ts', '--check'),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
