import { junit, type TestEvent } from 'node:test/reporters';
import { Mismatch, eventsOf } from './report-events.ts';
import type { ScenarioResult } from '../stage.ts';

/**
 * What Node's reporter spoils in an attribute: it escapes a quote twice, and drops a line break. A sign of nobody's language stands for
 * each until the report is written.
 */
const SPOILT: readonly (readonly [sign: string, standIn: string, written: string])[] = [
  ['"', '\u{f0022}', '&quot;'],
  ['\n', '\u{f000a}', '&#10;'],
];

/** A control character is in no XML, however it is written. */
const NO_XML = /(?![\t\n\r])\p{Cc}/gu;

/** A run as JUnit tells one: a suite for each scenario, a case for each step. @param ms how long the run took */
export const junitReport = async (results: readonly ScenarioResult[], ms: number): Promise<string> => {
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
