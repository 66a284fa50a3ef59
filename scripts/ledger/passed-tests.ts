import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import type { WrittenTest } from './written-tests.ts';

/** A test that ran and passed. */
export interface PassedTest {
  readonly file: string;
  /** The titles of its suites, and then its own title. */
  readonly title: string;
}

export const passedUnitTests = ({ testResults }: JsonTestResults, root = process.cwd()): readonly PassedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ file: relative(root, name), title: fullName })),
  );

interface Journey extends PassedTest {
  /** One for each project (phone, desktop). */
  readonly tests: readonly JSONReportTest[];
}

const journeysIn = ({ file, specs, suites = [] }: JSONReportSuite, titles = ''): readonly Journey[] => [
  ...specs.map(({ title, tests }) => ({ file, title: `${titles} ${title}`, tests })),
  ...suites.flatMap((inner) => journeysIn(inner, `${titles} ${inner.title}`)),
];

const journeysOf = ({ suites }: JSONReport) => suites.flatMap((suite) => journeysIn(suite));

/** A journey passed when at least one of its tests ran and none failed. */
export const passedBrowserTests = (report: JSONReport, root = process.cwd()): readonly PassedTest[] =>
  journeysOf(report)
    .filter(({ tests }) => {
      const ran = tests.filter(({ status }) => status !== 'skipped');
      return ran.length > 0 && ran.every(({ status }) => status !== 'unexpected');
    })
    .map(({ file, title }) => ({ file: relative(root, `${report.config.rootDir}/${file}`), title }));

/** The first lines of what a failed test said. The rest stands far above the end of the output. */
const told = (title: string, message = ''): string =>
  [title, ...stripVTControlCharacters(message).trim().split('\n').slice(0, 12)].join('\n    ');

/** The failed tests and what they said. An unreadable file has no tests to name. */
export const failedUnitTests = ({ testResults }: JsonTestResults): readonly string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const [file, failed] = [relative('.', name), assertionResults.filter((test) => test.status === 'failed')];
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName, failureMessages }) => told(`${file} > ${fullName}`, failureMessages?.[0]));
  });

/** The failed journeys and what they said. */
export const failedBrowserTests = (report: JSONReport): readonly string[] =>
  journeysOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results: [first] }) =>
        told(`${file} >${title} (${projectName})`, first?.errors.map(({ message }) => message).join('\n')),
      ),
  );

/** How long a file of tests took, in milliseconds: all its tests together, at both sizes. */
export type Duration = readonly [file: string, ms: number];

export const unitDurations = ({ testResults }: JsonTestResults, root = process.cwd()): readonly Duration[] =>
  testResults.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]);

export const browserDurations = ({ config, suites }: JSONReport, root = process.cwd()): readonly Duration[] =>
  suites.map((suite) => {
    const results = journeysIn(suite).flatMap(({ tests }) => tests.flatMap((test) => test.results));
    return [
      relative(root, `${config.rootDir}/${suite.file}`),
      results.reduce((sum, { duration }) => sum + duration, 0),
    ];
  });

/** A line for each of the twenty slowest files. */
export const slowestFiles = (durations: readonly Duration[]): readonly string[] =>
  durations
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 20)
    .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);

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
