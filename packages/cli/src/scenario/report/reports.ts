import { writeFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { spec, tap, type TestEvent } from 'node:test/reporters';
import { htmlReport } from './html-report.ts';
import { junitReport } from './junit-report.ts';
import { beginning, endEvents, eventsOf, lastEvents, stepEvents } from './report-events.ts';
import type { Listener, ScenarioResult } from '../stage.ts';

export interface ReportFiles {
  readonly junit?: string | undefined;
  readonly tap?: string | undefined;
  readonly html?: string | undefined;
}

/**
 * Tells a run to a reporter of Node's own test runner, as it happens. Each scenario is a suite, and each step a case of it.
 *
 * @see https://nodejs.org/api/test.html#test-reporters
 */
export const makeLiveReport = (print: (text: string) => void) => {
  const live = new PassThrough({ objectMode: true });
  const printed = pour(live, print);
  const tell = (events: readonly TestEvent[]): void => events.forEach((event) => void live.write(event));
  let [steps, scenarios] = [0, 0];
  const listener: Pick<Listener, 'begins' | 'ended' | 'done'> = {
    begins: (scenario) => {
      steps = 0;
      tell([beginning(scenario)]);
    },
    ended: (result) => tell(stepEvents(result, (steps += 1))),
    done: (result) => tell(endEvents(result, (scenarios += 1))),
  };
  return {
    ...listener,
    /** Tells how many there were, and waits until all is printed. */
    finish: async (results: readonly ScenarioResult[], ms: number): Promise<void> => {
      tell(lastEvents(results, ms));
      live.end();
      await printed;
    },
  };
};

const pour = async (live: PassThrough, print: (text: string) => void): Promise<void> => {
  for await (const text of live.pipe(new spec())) print(String(text));
};

/**
 * Writes the files.
 * @param results without a secret: each form writes some signs otherwise, so nobody finds one there
 * @param ms how long the run took
 */
export const writeReports = async (
  files: ReportFiles,
  results: readonly ScenarioResult[],
  ms: number,
): Promise<void> => {
  if (files.junit !== undefined) await writeFile(files.junit, await junitReport(results, ms));
  if (files.tap !== undefined) await writeFile(files.tap, tap(replay(eventsOf(results, ms))));
  if (files.html !== undefined) await writeFile(files.html, htmlReport(results, ms));
};

async function* replay(events: readonly TestEvent[]): AsyncGenerator<TestEvent, void> {
  yield* events;
}
