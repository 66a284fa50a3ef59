import { expect, it } from 'vitest';
import { forgetTabNotes } from './forget-tab-notes.ts';
import { makeMemoryStorage } from './memory-storage.adapter.ts';
import { makePlacedInvestments } from './placed-investments.adapter.ts';

const [ANA, BRUNO] = [7, 8];
const card = {
  fundName: 'Aroeira',
  fundType: 'ACOES',
  amount: 'R$ 1,00',
  holder: 'Aroeira',
  cnpj: '1',
  bank: 'Banco',
  branch: '2374',
  account: '1-2',
};
const placed = { clientId: ANA, cards: [card], total: 'R$ 1,00' };
const inTab = (tab = makeMemoryStorage()) => makePlacedInvestments({ tab, prefix: '' });

it('is there after a reload, for its client alone, until it is removed', () => {
  const tab = makeMemoryStorage();
  inTab(tab).keep(placed)();
  expect([inTab(tab).read(ANA), inTab(tab).read(BRUNO)]).toEqual([placed, undefined]);
  inTab(tab).remove();
  expect(inTab(tab).read(ANA)).toBeUndefined();
});

it('is gone when the session ends', () => {
  const tab = makeMemoryStorage();
  inTab(tab).keep(placed)();
  forgetTabNotes({ tab, prefix: '' });
  expect(inTab(tab).read(ANA)).toBeUndefined();
});

it.each(['{', '{"clientId":7}', '{"clientId":7,"cards":[{}]}'])('is none when the text is %s', (text) => {
  const tab = makeMemoryStorage();
  tab.write('placedInvestment', text);
  expect(inTab(tab).read(ANA)).toBeUndefined();
});

it('keeps where to pay when an older build wrote it, without the type and the total', () => {
  const tab = makeMemoryStorage();
  const { fundType: _, ...old } = card;
  tab.write('placedInvestment', JSON.stringify({ clientId: ANA, cards: [old] }));
  expect(inTab(tab).read(ANA)?.cards).toMatchObject([old]);
});
