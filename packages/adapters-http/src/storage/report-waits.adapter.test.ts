import { at } from '@aroeira/domain/kernel/testing';
import { expect, it } from 'vitest';
import { forgetTabNotes } from './forget-tab-notes.ts';
import { makeMemoryStorage } from './memory-storage.adapter.ts';
import { makeReportWaits } from './report-waits.adapter.ts';

const NOON = at('2026-11-20T12:00:00-03:00');
const [ANA, BRUNO] = [7, 8];
const inTab = (tab = makeMemoryStorage(), clientId: number | undefined = ANA) =>
  makeReportWaits({ tab, prefix: '', clientId: () => clientId });

it('are there after a reload, each for its report and its client, until they end', () => {
  const tab = makeMemoryStorage();
  inTab(tab).begin('today', NOON)();
  inTab(tab).begin('this year', NOON)();
  inTab(tab).end('this year')();
  expect(inTab(tab).since('today')).toBe(NOON);
  expect(inTab(tab).since('this year')).toBeUndefined();
  expect(inTab(tab, BRUNO).since('today')).toBeUndefined();
});

it('are gone when the session ends, and none are kept without one', () => {
  const tab = makeMemoryStorage();
  inTab(tab).begin('today', NOON)();
  forgetTabNotes({ tab, prefix: '' });
  expect(inTab(tab).since('today')).toBeUndefined();
  const nobody = makeReportWaits({ tab, prefix: '', clientId: () => undefined });
  nobody.begin('today', NOON)();
  expect([nobody.since('today'), tab.read('reportWaits')]).toEqual([undefined, undefined]);
});

it.each(['{', '{"clientId":7}', '{"clientId":7,"waits":[["today",1]]}', '{"clientId":7,"waits":[["today","x"]]}'])(
  'are none when the text is %s',
  (text) => {
    const tab = makeMemoryStorage();
    tab.write('reportWaits', text);
    expect(inTab(tab).since('today')).toBeUndefined();
  },
);
