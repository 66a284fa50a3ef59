import { spawnSync } from 'node:child_process';

/** Sends many requests that nobody meant to a sandbox in memory, other ones each time, and prints how they were answered. Then random histories of orders. */

const TESTS = [
  'packages/sandbox/src/http/mutated-requests.test.ts',
  'packages/sandbox/src/movements/order-sequences.test.ts',
];

const { status } = spawnSync('vitest', ['run', ...TESTS, '--disable-console-intercept'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: process.argv[2] ?? '200000' },
});
process.exitCode = status ?? 1;
