import { spawnSync } from 'node:child_process';

/** Lets 200 clients use a sandbox for ten minutes, and prints its memory each minute and what was lost. */

const TEST = 'packages/sandbox/src/soak.test.ts';

const [minutes = '10', clients = '200'] = process.argv.slice(2);
const { status } = spawnSync('vitest', ['run', TEST, '--disable-console-intercept'], {
  stdio: 'inherit',
  env: { ...process.env, SOAK_MINUTES: minutes, SOAK_CLIENTS: clients },
});
process.exitCode = status ?? 1;
