import type { Unsent } from '@aroeira/domain/suitability';
import { expect, it } from 'vitest';
import { makeMemoryStorage } from './memory-storage.adapter.ts';
import { makeUnsentAnswers } from './unsent-answers.adapter.ts';

const [ANA, BRUNO] = [7, 8];
const unsent: Unsent = {
  clientId: ANA,
  questionnaireId: 1,
  purpose: 'remake',
  origin: '/profile/suitability',
  answers: new Map([
    [10, 11],
    [20, 22],
  ]),
};
const inTab = (tab = makeMemoryStorage(), prefix = '') => makeUnsentAnswers({ tab, prefix });

it('are there after a reload, for their client alone, until they are removed', () => {
  const tab = makeMemoryStorage();
  inTab(tab).keep(unsent)();
  expect([inTab(tab).read(ANA), inTab(tab).read(BRUNO), inTab(tab, 'lan.').read(ANA)]).toEqual([
    unsent,
    undefined,
    undefined,
  ]);
  inTab(tab).remove();
  expect(inTab(tab).read(ANA)).toBeUndefined();
});

it('may come from no page', () => {
  const kept = inTab();
  kept.keep({ ...unsent, origin: undefined })();
  expect(kept.read(ANA)).toEqual({ ...unsent, origin: undefined });
});

it.each(['{', '7', '{"clientId":7}', '{"clientId":7,"questionnaireId":1,"purpose":"other","answers":[]}'])(
  'are none when the text is %s',
  (text) => {
    const tab = makeMemoryStorage();
    tab.write('unsentAnswers', text);
    expect(inTab(tab).read(ANA)).toBeUndefined();
  },
);
