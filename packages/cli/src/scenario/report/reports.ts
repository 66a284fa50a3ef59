import { writeFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { spec, tap, type TestEvent, junit } from 'node:test/reporters';
import { htmlReport } from './html-report.ts';
import { beginning, endEvents, eventsOf, lastEvents, stepEvents, Mismatch } from './report-events.ts';
import type { Listener, ScenarioResult } from '../stage.ts';
import type { Flags } from '../../flags.ts';

/** Node's reporter escapes a quote twice and drops a line break: a sign of nobody's language stands for each. */
const SPOILT: readonly (readonly [sign: string, standIn: string, written: string])[] = [
  ['"', '\u{f0022}', '&quot;'],
  ['\n', '\u{f000a}', '&#10;'],
];

/** A control character is in no XML, however it is written. */
const NO_XML = /(?![\t\n\r])\p{Cc}/gu;

/** A run as JUnit tells one: a suite for each scenario, a case for each step. @param ms how long the run took */
const junitReport = async (results: readonly ScenarioResult[], ms: number): Promise<string> => {
  let text = '';
  for await (const piece of junit(attributed(eventsOf(results, ms)))) text += piece;
  return SPOILT.reduce((shown, [, standIn, written]) => shown.replaceAll(standIn, written), text).replace(NO_XML, '�');
};

/** The events with what becomes an attribute as the reporter leaves it alone. */
async function* attributed(events: readonly TestEvent[]): AsyncGenerator<TestEvent, void> {
  for (const event of events) {
    if (event.type === 'test:start') yield { ...event, data: { ...event.data, name: kept(event.data.name) } };
    else if (event.type === 'test:pass') {
      const { name, skip } = event.data;
      yield {
        ...event,
        data: { ...event.data, name: kept(name), ...(typeof skip === 'string' && { skip: kept(skip) }) },
      };
    } else if (event.type === 'test:fail') {
      const { name, details } = event.data;
      const error = new Mismatch(kept(details.error.message), details.error.message);
      yield { ...event, data: { ...event.data, name: kept(name), details: { ...details, error } } };
    } else yield event;
  }
}

const kept = (text: string): string => SPOILT.reduce((shown, [sign, standIn]) => shown.replaceAll(sign, standIn), text);

export type ReportFiles = Flags<'junit' | 'tap' | 'html'>;

/** Tells a run to Node's own reporter: a scenario is a suite. @see https://nodejs.org/api/test.html#test-reporters */
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

/** @param results without a secret: each form writes some signs otherwise @param ms of the whole run */
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
