import { spawnSync } from 'node:child_process';

/** Runs tests of the sandbox at the length that these settings ask for. They print what they did, and their end is that of the process. */
export const runAtLength = (tests: readonly string[], settings: Readonly<Record<string, string>>): void => {
  const { status } = spawnSync('vitest', ['run', ...tests, '--disable-console-intercept'], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  process.exitCode = status ?? 1;
};
