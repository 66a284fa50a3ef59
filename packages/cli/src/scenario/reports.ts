import { writeFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import type { EventData } from 'node:test';
import { junit, spec, tap, type TestEvent } from 'node:test/reporters';
import { htmlReport } from './html-report.ts';
import type { Scenario } from './scenario.ts';
import type { Listener } from './run-scenarios.ts';
import type { Secrets } from './secrets.ts';
import type { ScenarioResult, StepResult } from './stage.ts';

/** A step that did not leave what it should. Reporters print it by its message alone: the stack is ours, not the step's. */
class Mismatch extends Error {
  readonly failureType = 'mismatch';
  override readonly name = 'Mismatch';
  /** The reporters expect an error that wraps another one. This one is whole. */
  declare readonly cause: Error;

  constructor(message: string) {
    super(message);
    this.stack = message;
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

/** Where the reports go. */
export interface Reports {
  /** Prints for people, line by line. `undefined` for a program that reads JSON. */
  readonly print: ((text: string) => void) | undefined;
  readonly junit: string | undefined;
  readonly tap: string | undefined;
  readonly html: string | undefined;
  readonly secrets: Secrets;
}

/**
 * Tells a run to the reporters of Node's own test runner. Each scenario is a suite, and each step a case of it.
 *
 * @see https://nodejs.org/api/test.html#test-reporters
 */
export const makeReports = ({ print, junit: junitFile, tap: tapFile, html: htmlFile, secrets }: Reports) => {
  const events: TestEvent[] = [];
  const live = new PassThrough({ objectMode: true });
  const printed = print === undefined ? Promise.resolve() : pour(live, print);
  const tell = (event: TestEvent): void => {
    events.push(event);
    live.write(event);
  };
  let [count, scenarios] = [0, 0];
  const listener: Listener = {
    begins: (scenario) => tell({ type: 'test:start', data: { name: scenario.name, nesting: 0, ...fileOf(scenario) } }),
    ended: (result) => {
      count += 1;
      for (const event of stepEvents(result, count)) tell(event);
    },
    done: (result) => {
      if (count > 0) tell({ type: 'test:plan', data: { nesting: 1, count } });
      count = 0;
      scenarios += 1;
      tell(scenarioEvent(result, scenarios));
    },
  };
  return {
    listener,
    /** Writes the files and waits until all is printed. */
    finish: async (results: readonly ScenarioResult[]): Promise<void> => {
      tell({ type: 'test:plan', data: { nesting: 0, count: results.length } });
      for (const message of summaryOf(results)) tell({ type: 'test:diagnostic', data: { nesting: 0, message } });
      live.end();
      await printed;
      if (junitFile !== undefined) await save(junitFile, junit(replay(events)), secrets);
      if (tapFile !== undefined) await save(tapFile, tap(replay(events)), secrets);
      if (htmlFile !== undefined) await writeFile(htmlFile, secrets.masked(htmlReport(results)));
    },
  };
};

const pour = async (live: PassThrough, print: (text: string) => void): Promise<void> => {
  for await (const text of live.pipe(new spec())) print(String(text));
};

async function* replay(events: readonly TestEvent[]): AsyncGenerator<TestEvent, void> {
  yield* events;
}

/** The same secrets once more, as those that became known later stand in earlier lines. */
const save = async (file: string, report: AsyncGenerator<string, void>, { masked }: Secrets): Promise<void> => {
  let text = '';
  for await (const piece of report) text += piece;
  await writeFile(file, masked(text));
};

const fileOf = ({ placeOf }: Pick<Scenario, 'placeOf'>) => placeOf();

const stepEvents = (result: StepResult, testNumber: number): readonly TestEvent[] => {
  const { step, as, command, state, ms } = result;
  const named = step.name === step.run ? command : `${step.name}: ${command}`;
  const name = as === undefined ? named : `${named} (${as})`;
  const at = { name, nesting: 1, ...step.placeOf('run') };
  const details = { duration_ms: ms };
  const start: TestEvent = { type: 'test:start', data: at };
  if (state === 'failed') {
    const error = new Mismatch(explain(result));
    return [start, failing({ ...at, testNumber, details: { ...details, error } })];
  }
  const skip = state === 'skipped' && { skip: 'an earlier step failed' };
  return [start, { type: 'test:pass', data: { ...at, testNumber, details, ...skip } }];
};

const failing = (data: EventData.TestFail): TestEvent => ({ type: 'test:fail', data });

const scenarioEvent = ({ scenario, state, ms, reason, steps }: ScenarioResult, testNumber: number): TestEvent => {
  const at = { name: scenario.name, nesting: 0, testNumber, ...fileOf(scenario) };
  const details = { duration_ms: ms, type: 'suite' } as const;
  if (state !== 'failed')
    return { type: 'test:pass', data: { ...at, details, ...(reason !== undefined && { skip: reason }) } };
  const failed = steps.find((step) => step.state === 'failed');
  const error = new Mismatch(reason ?? `failed at: ${failed?.step.name ?? ''}`);
  return failing({ ...at, details: { ...details, error } });
};

/** What was expected, what came, and the requests behind it. */
const explain = ({ differences, requests }: Pick<StepResult, 'differences' | 'requests'>): string =>
  [
    ...differences.flatMap(({ what, expected, got }) => [what, `  expected  ${expected}`, `  got       ${got}`]),
    ...(requests.length === 0 ? [] : ['requests']),
    ...requests.map(({ method, path, status, ms }) => `  ${method} ${path} ${status ?? 'no answer'} ${ms} ms`),
  ].join('\n');

const summaryOf = (results: readonly ScenarioResult[]): readonly string[] => {
  const count = (state: ScenarioResult['state']): number => results.filter((result) => result.state === state).length;
  return [
    `scenarios ${results.length}`,
    `passed ${count('passed')}`,
    `failed ${count('failed')}`,
    `skipped ${count('skipped')}`,
    `duration_ms ${results.reduce((sum, { ms }) => sum + ms, 0)}`,
  ];
};
