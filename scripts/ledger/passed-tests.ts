import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { WrittenTest } from './written-tests.ts';

/** A test that ran and passed. */
export interface PassedTest {
  readonly file: string;
  /** Its own title after those of its suites. */
  readonly title: string;
}

/** What is read of vitest's JSON report. */
export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

/** What is read of Playwright's JSON report. */
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

/** A test runs once a project (phone, desktop); it passed when none of them failed and one ran. */
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

/**
 * Compares the rules that the written tests name with the tests that passed.
 *
 * `check` runs no test. It reads the titles of the tests that would run from their syntax, so that docs/rules.md can be
 * compared without a report; a comment and a skipped test do not count. `pnpm test` has the runners' reports and closes
 * the gap here: a rule that a file names must stand in the name of a test of that file that passed.
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
  // The reports' shapes are those of the runners' own JSON reporters; the caller names the one that it reads.
  JSON.parse(readFileSync(file, 'utf8')) as never;
