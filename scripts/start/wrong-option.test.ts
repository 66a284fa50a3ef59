import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  ['--help', [0, 'Usage: ', 0]],
  ['--nothing', [1, '', 1]],
])(
  'start %s builds nothing, and tells a mistake in one line',
  (option, told) => {
    const start = ['--import', 'tsx', 'scripts/start.ts', option];
    const { status, stdout, stderr } = spawnSync(process.execPath, start, { encoding: 'utf8' });
    expect([status, stdout.slice(0, 7), stderr.split('\n').length - 1]).toEqual(told);
  },
  60_000,
);
