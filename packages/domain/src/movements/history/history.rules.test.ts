import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { at } from '../../kernel/testing/index.ts';
import { bankAccount, movement } from '../testing/index.ts';
import { movementsCsv, setFilters } from './history.messages.ts';
import {
  byMonth,
  filterHistory,
  fundsInHistory,
  hasPending,
  WHOLE_HISTORY,
  type HistoryFilter,
} from './history.rules.ts';

const TODAY = calendarDay('2026-11-22');

describe('the history', () => {
  it('shows everything without a filter', () => {
    expect(filterHistory([movement(), movement({ id: 'b' })], WHOLE_HISTORY, TODAY)).toHaveLength(2);
  });

  it('shows one fund, one operation or one status, and only what passes all of them', () => {
    const all = [
      movement({ id: 'a', fundName: 'A', operation: 'investment', status: 'created' }),
      movement({ id: 'b', fundName: 'B', operation: 'investment', status: 'pending' }),
      movement({ id: 'c', fundName: 'B', operation: 'total-redemption', status: 'created' }),
      movement({ id: 'd', fundName: 'B', operation: { unknown: 'come_cotas' }, status: { unknown: 'agendado' } }),
    ];
    const ids = (filter: Partial<HistoryFilter>) =>
      filterHistory(all, { ...WHOLE_HISTORY, ...filter }, TODAY).map(({ id }) => id);
    expect(ids({ fundName: 'B' })).toEqual(['b', 'c', 'd']);
    expect(ids({ operation: 'investment' })).toEqual(['a', 'b']);
    expect(ids({ status: 'created' })).toEqual(['a', 'c']);
    expect(ids({ fundName: 'B', operation: 'investment', status: 'created' })).toEqual([]);
  });

  it.each([
    ['last-30-days', '2026-10-23T00:00:00-03:00', '2026-10-22T23:59:59-03:00'],
    ['last-90-days', '2026-08-24T00:00:00-03:00', '2026-08-23T23:59:59-03:00'],
    ['last-12-months', '2025-11-22T00:00:00-03:00', '2025-11-21T23:59:59-03:00'],
  ] as const)('of the %s begins on the first day in São Paulo, and not a second earlier', (period, first, before) => {
    const all = [movement({ id: 'first', createdAt: at(first) }), movement({ id: 'before', createdAt: at(before) })];
    expect(filterHistory(all, { ...WHOLE_HISTORY, period }, TODAY).map(({ id }) => id)).toEqual(['first']);
  });

  it('names each fund once, in the order of the alphabet', () => {
    const names = ['Zeta', 'Ágil', 'Beta', 'Zeta'];
    expect(fundsInHistory(names.map((fundName) => movement({ fundName })))).toEqual(['Ágil', 'Beta', 'Zeta']);
  });

  it('stands month by month, by the day in São Paulo', () => {
    const months = byMonth([
      movement({ id: 'a', createdAt: at('2026-11-01T03:00:00Z') }),
      movement({ id: 'b', createdAt: at('2026-11-01T02:59:59Z') }),
      movement({ id: 'c', createdAt: at('2026-10-05T12:00:00Z') }),
    ]);
    expect(months.map(({ month, movements }) => [month, movements.map(({ id }) => id)])).toEqual([
      ['2026-11-01', ['a']],
      ['2026-10-01', ['b', 'c']],
    ]);
    expect(byMonth([])).toEqual([]);
  });

  it('may change by itself while an order is pending', () => {
    expect(hasPending([movement({ status: 'created' }), movement({ status: 'pending' })])).toBe(true);
    expect(hasPending([movement({ status: 'created' }), movement({ status: { unknown: 'x' } })])).toBe(false);
  });
});

it('is a spreadsheet with a row for each movement, and the dates that its card has', () => {
  const paid = movement({
    status: 'created',
    processedAt: at('2026-11-23T10:00:00-03:00'),
    paymentAt: at('2026-11-24T10:00:00-03:00'),
    account: bankAccount(),
  });
  expect(movementsCsv([paid]).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFFundo;Operação;Status;Valor (R$);Data da solicitação;Previsão da realização;Data da realização;Data de Pagamento;Conta do cliente',
    `${paid.fundName};Resgate parcial;Realizado;500,00;20/11/2026;;23/11/2026;24/11/2026;Itaú Unibanco S.A. · Ag. 0348 · Conta 55120-4`,
  ]);
});

it('names the filters that are set, each with the change that removes it', () => {
  expect(setFilters(WHOLE_HISTORY)).toEqual([]);
  const set: HistoryFilter = { fundName: 'A', operation: 'investment', status: 'canceled', period: 'last-30-days' };
  expect(setFilters(set).map(({ caption }) => caption)).toEqual(['A', 'Aplicação', 'Cancelado', 'Últimos 30 dias']);
  const cleared = setFilters(set).reduce((filter, { without }) => ({ ...filter, ...without }), set);
  expect(cleared).toEqual(WHOLE_HISTORY);
});
