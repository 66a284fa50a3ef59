import { relative } from 'node:path';
import type { BrowserReport, Suite, UnitReport } from './passed-tests.ts';

/** How long a file of tests took, in milliseconds: all its tests together, at both sizes. */
export type Duration = readonly [file: string, ms: number];

export const unitDurations = ({ testResults }: UnitReport, root = process.cwd()): readonly Duration[] =>
  testResults.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]);

const durationOf = ({ specs, suites = [] }: Suite): number =>
  [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results = [] }) => results.map(({ duration }) => duration))),
    ...suites.map(durationOf),
  ].reduce((sum, each) => sum + each, 0);

export const browserDurations = ({ config, suites }: BrowserReport, root = process.cwd()): readonly Duration[] =>
  suites.map((suite) => [relative(root, `${config.rootDir}/${suite.file}`), durationOf(suite)]);

const LISTED = 20;

/** A line for each of the slowest files. */
export const slowestFiles = (durations: readonly Duration[]): readonly string[] =>
  durations
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, LISTED)
    .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
