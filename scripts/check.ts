import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { checkSource } from './source-rules.ts';

/** Everything that a machine can look at without running the product: types, lint, format, dead code, names, limits. */

const run = (title: string, command: string, ...args: string[]): boolean => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${title}`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
};

const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter((file) => /^(packages|tests|scripts)\/.*\.tsx?$/.test(file) && existsSync(file))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const source = checkSource(files);
for (const problem of source.problems) console.log(`     ${problem}`);
console.log(`${source.problems.length === 0 ? 'ok  ' : 'FAIL'} source rules: ${source.summary}`);

const results = [
  source.problems.length === 0,
  run('types (tsc)', 'tsc', '-b'),
  run('lint and import rules (oxlint)', 'oxlint'),
  run('format (biome)', 'biome', 'format', '.'),
  run('nothing unused (knip)', 'knip'),
  run('rules of the catalogue', 'tsx', 'scripts/rules.ts', '--check'),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
