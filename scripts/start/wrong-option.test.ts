import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  ['--help', [0, 'Usage: ']],
  ['--nothing', [1, '']],
])(
  'start %s builds nothing',
  (option, told) => {
    const start = ['--import', 'tsx', 'scripts/start.ts', option];
    const { status, stdout } = spawnSync(process.execPath, start, { encoding: 'utf8' });
    expect([status, stdout.slice(0, 7)]).toEqual(told);
  },
  60_000,
);
