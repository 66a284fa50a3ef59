import { expect, it } from 'vitest';
import { browserDurations, slowestFiles, unitDurations } from './slowest-files.ts';

it('lists the twenty slowest files of both runners, the slowest first', () => {
  const name = (i: number) => `/project/packages/${i}.test.ts`;
  const testResults = Array.from({ length: 20 }, (_, i) => ({
    name: name(i),
    startTime: 1000,
    endTime: 1000 + i * 100,
    assertionResults: [],
  }));
  const ran = (...durations: number[]) => ({
    status: 'expected',
    results: durations.map((duration) => ({ duration })),
  });
  const inner = { title: 'a suite', file: 'a.spec.ts', specs: [{ title: 'opens', tests: [ran(700), ran(800)] }] };
  const browser = {
    config: { rootDir: '/project/tests/e2e' },
    suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [inner] }],
  };
  const lines = slowestFiles([...unitDurations({ testResults }, '/project'), ...browserDurations(browser, '/project')]);
  expect(lines).toHaveLength(20);
  expect(lines.slice(0, 6)).toEqual([
    '    1.9 s  packages/19.test.ts',
    '    1.8 s  packages/18.test.ts',
    '    1.7 s  packages/17.test.ts',
    '    1.6 s  packages/16.test.ts',
    '    1.5 s  packages/15.test.ts',
    '    1.5 s  tests/e2e/a.spec.ts',
  ]);
});
