import { spawnSync } from 'node:child_process';

/** Runs every test ten times in a row, and prints how many of the runs were green. */

const RUNS = 10;

const runs = Array.from({ length: RUNS }, (_, i) => {
  const begun = Date.now();
  const { status } = spawnSync('tsx', ['scripts/test.ts'], { stdio: 'inherit' });
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  console.log(`\nRun ${i + 1}: ${status === 0 ? 'green' : 'red'} after ${minutes} minutes\n`);
  return status === 0;
});
const green = runs.filter(Boolean).length;
console.log(`${green} of ${RUNS} runs were green`);
process.exitCode = green === RUNS ? 0 : 1;
