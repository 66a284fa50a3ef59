import { describe, expect, it } from 'vitest';
import { failedBrowserTests, failedUnitTests, notPassed, passedBrowserTests, passedUnitTests } from './passed-tests.ts';

/** Built from two parts, so that no title of this file names a rule. */
const RULE = '[R' + '001]';
const written = [{ file: 'packages/a.test.ts', title: '', rules: ['R001'], texts: () => [] }];

const units = (status: string) =>
  passedUnitTests(
    {
      testResults: [
        {
          name: '/project/packages/a.test.ts',
          startTime: 0,
          endTime: 1,
          assertionResults: [{ fullName: `a form refuses ${RULE}`, status }],
        },
      ],
    },
    '/project',
  );

describe('a rule that a file names', () => {
  it('is proved when a test of that file with the rule passed', () => {
    expect(notPassed(written, units('passed'))).toEqual([]);
  });

  it.each(['failed', 'skipped', 'pending'])('is not proved by a test that was %s', (status) => {
    expect(notPassed(written, units(status))).toEqual(['R001 packages/a.test.ts: no test that names the rule passed']);
  });

  it('is not proved by a test of another file', () => {
    const [test] = units('passed');
    expect(notPassed(written, test === undefined ? [] : [{ ...test, file: 'packages/b.test.ts' }])).toHaveLength(2);
  });

  it('stands in a written title, not in a title that a test builds while it runs', () => {
    expect(notPassed([], units('passed'))).toEqual(['R001 packages/a.test.ts: the rule stands in no written title']);
  });
});

describe('a journey', () => {
  const journeys = (...statuses: string[]) =>
    passedBrowserTests(
      {
        config: { rootDir: '/project/tests/e2e' },
        suites: [
          {
            title: 'a.spec.ts',
            file: 'a.spec.ts',
            specs: [],
            suites: [
              {
                title: 'a suite',
                file: 'a.spec.ts',
                specs: [{ title: `opens ${RULE}`, tests: statuses.map((status) => ({ status })) }],
              },
            ],
          },
        ],
      },
      '/project',
    );

  it('passed when it passed in each project that ran it', () => {
    const passed = [{ file: 'tests/e2e/a.spec.ts', title: ` a suite opens ${RULE}` }];
    expect(journeys('expected', 'expected')).toEqual(passed);
    expect(journeys('expected', 'skipped')).toEqual(passed);
    expect(journeys('expected', 'unexpected')).toEqual([]);
    expect(journeys('skipped')).toEqual([]);
  });
});

describe('what a failed test said', () => {
  it('stands under its name, without colours', () => {
    const tests = [
      {
        status: 'unexpected',
        projectName: 'phone',
        results: [{ duration: 1, errors: [{ message: '\u001b[31mno button\u001b[39m\nat line 3' }] }],
      },
      { status: 'expected', projectName: 'desktop' },
    ];
    const suite = { title: 'a.spec.ts', file: 'a.spec.ts', specs: [{ title: 'opens', tests }] };
    expect(failedBrowserTests({ suites: [suite] })).toEqual([
      'a.spec.ts > opens (phone)\n    no button\n    at line 3',
    ]);
  });

  it('is the name of the file alone, if the file could not be read', () => {
    const name = `${process.cwd()}/packages/a.test.ts`;
    const unreadable = { name, startTime: 0, endTime: 1, status: 'failed', assertionResults: [] };
    const failed = { fullName: 'a form refuses', status: 'failed', failureMessages: ['Error: no'] };
    expect(failedUnitTests({ testResults: [unreadable, { ...unreadable, assertionResults: [failed] }] })).toEqual([
      'packages/a.test.ts',
      'packages/a.test.ts > a form refuses\n    Error: no',
    ]);
  });
});
