import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import type { Scenario } from '../scenario.ts';
import { countsOf, type ScenarioResult, type StepResult } from '../stage.ts';

/** A step that did not leave what it should. Reporters print its message alone: the stack is ours, not the step's. */
export class Mismatch extends Error {
  readonly failureType = 'mismatch';
  override readonly name = 'Mismatch';
  /** The reporters expect an error that wraps another one. This one is whole. */
  declare readonly cause: Error;

  /** @param shown what stands in the place of a stack */
  constructor(message: string, shown = message) {
    super(message);
    this.stack = shown;
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.stack ?? '';
  }
}

/** A scenario begins, as a suite. */
export const beginning = (scenario: Scenario): TestEvent => ({
  type: 'test:start',
  data: { name: scenario.name, nesting: 0, ...scenario.placeOf() },
});

/** A step has ended, as a case. @param number its place in the scenario, from 1 */
export const stepEvents = (result: StepResult, number: number): readonly TestEvent[] => {
  const { step, as, command, state, ms } = result;
  const named = step.name === step.run ? command : `${step.name}: ${command}`;
  const name = as === undefined ? named : `${named} (${as})`;
  const at = { name, nesting: 1, ...step.placeOf('run') };
  const details = { duration_ms: ms };
  const start: TestEvent = { type: 'test:start', data: at };
  if (state === 'failed') {
    const error = new Mismatch(explain(result));
    return [start, failing({ ...at, testNumber: number, details: { ...details, error } })];
  }
  const skip = state === 'skipped' && { skip: 'an earlier step failed' };
  return [start, { type: 'test:pass', data: { ...at, testNumber: number, details, ...skip } }];
};

/** A scenario has ended. @param number its place in the run, from 1 */
export const endEvents = (result: ScenarioResult, number: number): readonly TestEvent[] => {
  const { scenario, state, ms, reason, steps } = result;
  const plan: TestEvent = { type: 'test:plan', data: { nesting: 1, count: steps.length } };
  const at = { name: scenario.name, nesting: 0, testNumber: number, ...scenario.placeOf() };
  const details = { duration_ms: ms, type: 'suite' } as const;
  const failed = steps.find((step) => step.state === 'failed');
  const error = new Mismatch(reason ?? `failed at: ${failed?.step.name ?? ''}`);
  const end: TestEvent =
    state === 'failed'
      ? failing({ ...at, details: { ...details, error } })
      : { type: 'test:pass', data: { ...at, details, ...(reason !== undefined && { skip: reason }) } };
  return steps.length > 0 ? [plan, end] : [end];
};

/** The whole run has ended. @param ms how long it took: less than its scenarios together, if they ran side by side */
export const lastEvents = (results: readonly ScenarioResult[], ms: number): readonly TestEvent[] => [
  { type: 'test:plan', data: { nesting: 0, count: results.length } },
  ...summaryOf(results, ms).map((message): TestEvent => ({ type: 'test:diagnostic', data: { nesting: 0, message } })),
];

/** All that happened, in the order of the files. */
export const eventsOf = (results: readonly ScenarioResult[], ms: number): readonly TestEvent[] => [
  ...results.flatMap((result, index) => [
    beginning(result.scenario),
    ...result.steps.flatMap((step, at) => stepEvents(step, at + 1)),
    ...endEvents(result, index + 1),
  ]),
  ...lastEvents(results, ms),
];

const failing = (data: EventData.TestFail): TestEvent => ({ type: 'test:fail', data });

/** What was expected, what came, and the requests behind it. */
const explain = ({ differences, requests }: Pick<StepResult, 'differences' | 'requests'>): string =>
  [
    ...differences.flatMap(({ what, expected, got }) => [
      what,
      `  expected  ${indented(expected)}`,
      `  got       ${indented(got)}`,
    ]),
    ...(requests.length === 0 ? [] : ['requests']),
    ...requests.map(({ method, path, status, ms }) => `  ${method} ${path} ${status ?? 'no answer'} ${ms} ms`),
  ].join('\n');

/** Further lines stand below the first one, so that a table stays one. */
const indented = (text: string): string => text.replaceAll('\n', `\n${' '.repeat(12)}`);

const summaryOf = (results: readonly ScenarioResult[], ms: number): readonly string[] =>
  Object.entries({ scenarios: results.length, ...countsOf(results), duration_ms: ms }).map((count) => count.join(' '));
