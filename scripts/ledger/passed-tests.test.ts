import { describe, expect, it } from 'vitest';
import * as ran from './passed-tests.ts';

/** Built from two parts, so that no title of this file names a rule. */
const RULE = '[R' + '001]';
const written = [{ file: 'packages/a.test.ts', title: '', rules: ['R001'], texts: () => [] }];

/** The parts of a report that are read. */
const unitReport = (...files: readonly object[]) => ({
  testResults: files.map((file) => ({ startTime: 0, endTime: 1, assertionResults: [], ...file })),
});
const browserReport = (specs: readonly object[]) => ({
  config: { rootDir: '/project/tests/e2e' },
  suites: [{ file: 'a.spec.ts', specs: [], suites: [{ title: 'a suite', file: 'a.spec.ts', specs }] }],
});

const units = (status: string) =>
  ran.passedUnitTests(
    unitReport({
      name: '/project/packages/a.test.ts',
      assertionResults: [{ fullName: `a form refuses ${RULE}`, status }],
    }) as never,
    '/project',
  );

describe('a rule that a file names', () => {
  it('is proved when a test of that file with the rule passed', () => {
    expect(ran.notPassed(written, units('passed'))).toEqual([]);
  });

  it.each(['failed', 'skipped', 'pending'])('is not proved by a test that was %s', (status) => {
    expect(ran.notPassed(written, units(status))).toEqual([
      'R001 packages/a.test.ts: no test that names the rule passed',
    ]);
  });

  it('is not proved by a test of another file', () => {
    const others = units('passed').map((test) => ({ ...test, file: 'packages/b.test.ts' }));
    expect(ran.notPassed(written, others)).toHaveLength(2);
  });

  it('stands in a written title, not in a title that a test builds while it runs', () => {
    expect(ran.notPassed([], units('passed'))).toEqual([
      'R001 packages/a.test.ts: the rule stands in no written title',
    ]);
  });
});

it('a journey passed when it passed in each project that ran it', () => {
  const journeys = (...statuses: readonly string[]) => {
    const specs = [{ title: `opens ${RULE}`, tests: statuses.map((status) => ({ status })) }];
    return ran.passedBrowserTests(browserReport(specs) as never, '/project');
  };
  const passed = [{ file: 'tests/e2e/a.spec.ts', title: ` a suite opens ${RULE}` }];
  expect(journeys('expected', 'expected')).toEqual(passed);
  expect(journeys('expected', 'skipped')).toEqual(passed);
  expect(journeys('expected', 'unexpected')).toEqual([]);
  expect(journeys('skipped')).toEqual([]);
});

describe('what a failed test said', () => {
  it('stands under its name, without colours', () => {
    const errors = [{ message: '\u001b[31mno button\u001b[39m\nat line 3' }];
    const failed = { status: 'unexpected', projectName: 'phone', results: [{ errors }] };
    const specs = [{ title: 'opens', tests: [failed, { status: 'expected', projectName: 'desktop' }] }];
    expect(ran.failedBrowserTests(browserReport(specs) as never)).toEqual([
      'a.spec.ts > a suite opens (phone)\n    no button\n    at line 3',
    ]);
  });

  it('is the name of the file alone, if the file could not be read', () => {
    const unreadable = { name: `${process.cwd()}/packages/a.test.ts`, status: 'failed' };
    const failed = { fullName: 'a form refuses', status: 'failed', failureMessages: ['Error: no'] };
    const report = unitReport(unreadable, { ...unreadable, assertionResults: [failed] });
    expect(ran.failedUnitTests(report as never)).toEqual([
      'packages/a.test.ts',
      'packages/a.test.ts > a form refuses\n    Error: no',
    ]);
  });
});

it('lists the twenty slowest files of both runners, the slowest first', () => {
  const files = Array.from({ length: 20 }, (_, i) => ({ name: `/project/packages/${i}.test.ts`, endTime: i * 100 }));
  const tests = [700, 800].map((duration) => ({ results: [{ duration }] }));
  const lines = ran.slowestFiles([
    ...ran.unitDurations(unitReport(...files) as never, '/project'),
    ...ran.browserDurations(browserReport([{ title: 'opens', tests }]) as never, '/project'),
  ]);
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
