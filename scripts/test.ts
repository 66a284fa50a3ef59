import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import { ensureChromium } from './chromium.ts';
import { writtenTests } from './ledger/ledger-now.ts';
import * as ran from './ledger/passed-tests.ts';
import { changedTests } from './changed-tests.ts';
import { missingBrowsers } from './other-browsers.ts';

const HELP = `pnpm test [--changed [--since REF]]

Runs every test of the project, checks the rules that they name, lists the slowest files, and ends with one line that
counts all tests.

  --changed    only what a change can reach: the unit tests that import, at any distance, a file that differs from
               where this branch left main, and the journeys of which the test or one of its pages differs. A change
               of the web or of the sandbox reaches every journey, and CI runs those. Rules are not compared.
  --since REF  what differs from another commit than main`;

const { values: wanted } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'main' },
  },
});
if (wanted.help) {
  console.log(HELP);
  process.exit();
}

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const REPORTS = 'test-results/reports';

const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };
const NOT_RUN: Count = { ...NOTHING, failed: 1 };

/** The tests to run; `undefined` for all. */
const only = wanted.changed ? changedTests(wanted.since) : undefined;

const run = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean => {
  const { status, signal, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error !== undefined) console.error(`${command} did not start (run this as \`pnpm test\`): ${error.message}`);
  if (signal !== null) console.error(`${command} was ended by ${signal}.`);
  return status === 0;
};

/** The failed tests and what they said, for the end of the output, because their own output is far above. */
const failures: string[] = [];

/** The tests that passed, by their full names. */
const passed: ran.PassedTest[] = [];

const durations: ran.Duration[] = [];

/** Reads a report. A run without a report, or a failed run without a failed test, counts as one failure. */
const count = (file: string, isOk: boolean, read: (report: never) => Count): Count => {
  try {
    const counted = read(ran.reportAt(file));
    return isOk || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch {
    console.error(`${file} was not written: the run before it did not end as it should.`);
    return NOT_RUN;
  }
};

const unitTests = (): Count => {
  const file = `${REPORTS}/vitest.json`;
  if (only?.units.length === 0) return NOTHING;
  const isOk = run('vitest', [
    'run',
    ...(only?.units ?? []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return count(file, isOk, (report: JsonTestResults) => {
    passed.push(...ran.passedUnitTests(report));
    durations.push(...ran.unitDurations(report));
    failures.push(...ran.failedUnitTests(report));
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  });
};

const chromium = (): string | undefined => {
  try {
    return ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
};

const browserTests = (): Count => {
  if (only?.journeys.length === 0) return NOTHING;
  const file = `${REPORTS}/playwright.json`;
  const path = chromium();
  if (path === undefined || !run('pnpm', ['-s', 'build:e2e'])) {
    console.error('The browser tests did not run.');
    return NOT_RUN;
  }
  const isOk = run('playwright', ['test', ...(only?.journeys ?? []), '--reporter=line,json'], {
    CHROMIUM: path,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return count(file, isOk, (report: JSONReport) => {
    passed.push(...ran.passedBrowserTests(report));
    durations.push(...ran.browserDurations(report));
    failures.push(...ran.failedBrowserTests(report));
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  });
};

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const counts = [unitTests(), browserTests()];
const unproved = only !== undefined ? [] : ran.notPassed(writtenTests(), passed);
console.log(`\nThe slowest files:\n${ran.slowestFiles(durations).join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
if (unproved.length > 0) console.log(`\nRules without a proof in this run:\n${unproved.join('\n')}`);
const total = (key: keyof Count): number => counts.reduce((sum, entry) => sum + entry[key], 0);
for (const line of missingBrowsers()) console.log(`\n${line}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') > 0 || unproved.length > 0 || (total('passed') === 0 && only === undefined) ? 1 : 0;
