import { spawnSync } from 'node:child_process';

/** Kills a sandbox twenty times while twenty devices order, and prints what was lost. */

const TEST = 'packages/sandbox/src/kills.test.ts';

const { status } = spawnSync('vitest', ['run', TEST, '--disable-console-intercept'], {
  stdio: 'inherit',
  env: { ...process.env, KILLS: process.argv[2] ?? '20' },
});
process.exitCode = status ?? 1;
