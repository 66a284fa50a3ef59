import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { WrittenTest } from './written-tests.ts';

/** A test that ran and passed. */
export interface PassedTest {
  readonly file: string;
  /** The titles of its suites, and then its own title. */
  readonly title: string;
}

/** The part of vitest's JSON report that we read. */
export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

export interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName?: string;
      readonly results?: readonly {
        readonly duration: number;
        readonly errors?: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that we read. */
export interface BrowserReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
}

export const passedUnitTests = ({ testResults }: UnitReport, root = process.cwd()): readonly PassedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ file: relative(root, name), title: fullName })),
  );

/** A test runs once for each project (phone, desktop). It passed when at least one ran and none failed. */
export const passedBrowserTests = ({ config, suites }: BrowserReport, root = process.cwd()): readonly PassedTest[] => {
  const inSuite = (suite: Suite, titles: string): readonly PassedTest[] => [
    ...suite.specs
      .filter(({ tests }) => {
        const ran = tests.filter(({ status }) => status !== 'skipped');
        return ran.length > 0 && ran.every(({ status }) => status === 'expected' || status === 'flaky');
      })
      .map(({ title }) => ({ file: relative(root, `${config.rootDir}/${suite.file}`), title: `${titles} ${title}` })),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, `${titles} ${inner.title}`)),
  ];
  return suites.flatMap((suite) => inSuite(suite, ''));
};

/** The first lines of what a failed test said. The rest stands far above the end of the output. */
const told = (title: string, message = ''): string =>
  [title, ...stripVTControlCharacters(message).trim().split('\n').slice(0, 12)].join('\n    ');

/** The failed tests and what they said. An unreadable file has no tests to name. */
export const failedUnitTests = ({ testResults }: UnitReport): readonly string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [relative('.', name)];
    return failed.map(({ fullName, failureMessages }) =>
      told(`${relative('.', name)} > ${fullName}`, failureMessages?.[0]),
    );
  });

/** The failed journeys and what they said. */
export const failedBrowserTests = ({ suites }: Pick<BrowserReport, 'suites'>): readonly string[] =>
  suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          told(
            `${suite.file} > ${title} (${projectName})`,
            results?.[0]?.errors?.map(({ message }) => message).join('\n'),
          ),
        ),
    ),
    ...failedBrowserTests({ suites: suite.suites ?? [] }),
  ]);

/**
 * Compares the rules that the written tests name with the tests that passed.
 *
 * `check` runs no test. It reads the titles of the tests from their syntax, so that it can check docs/rules.md without
 * a report. A comment and a skipped test do not count. `pnpm test` has the runners' reports. Here it checks the rest: a
 * rule that a file names must be in the name of a passed test of that file.
 */
export const notPassed = (written: readonly WrittenTest[], passed: readonly PassedTest[]): readonly string[] => {
  const proofs = new Set(
    passed.flatMap(({ file, title }) => [...title.matchAll(/\[(R\d{3})\]/g)].map(([, id]) => `${id} ${file}`)),
  );
  const named = new Set(written.flatMap(({ file, rules }) => rules.map((id) => `${id} ${file}`)));
  return [
    ...[...named].filter((proof) => !proofs.has(proof)).map((proof) => `${proof}: no test that names the rule passed`),
    ...[...proofs].filter((proof) => !named.has(proof)).map((proof) => `${proof}: the rule stands in no written title`),
  ];
};

/** Reads a report that a runner wrote. */
export const reportAt = (file: string): never =>
  // The runners' JSON reporters decide the shapes. The caller names the report that it reads.
  JSON.parse(readFileSync(file, 'utf8')) as never;
