import { expect, it } from 'vitest';
import { fund } from '../testing/index.ts';
import { fundsLike, NO_FUND_FILTER, typesOfFunds } from './fund-filter.rules.ts';

const funds = [
  fund({ id: 1, name: 'Aroeira Crédito Privado FIC FI RF', type: 'RENDA_FIXA' }),
  fund({ id: 2, name: 'Aroeira Long Short FIC FIM', type: 'RENDA_MULTIMERCADO' }),
  fund({ id: 3, name: 'Aroeira Cotas', type: 'COTAS' }),
  fund({ id: 4, name: 'Aroeira Liquidez FIC FI RF', type: 'Renda Fixa' }),
];
const found = (filter: Partial<typeof NO_FUND_FILTER>) =>
  fundsLike(funds, { ...NO_FUND_FILTER, ...filter }).map(({ id }) => id);

it('shows every fund without a filter', () => {
  expect(found({})).toEqual([1, 2, 3, 4]);
  expect(found({ search: '  ' })).toEqual([1, 2, 3, 4]);
});

it('finds a part of the name, without case and accents, and every typed word in any order', () => {
  expect([found({ search: 'credito' }), found({ search: 'FIM' }), found({ search: 'rf aroeira' })]).toEqual([
    [1],
    [2],
    [1, 4],
  ]);
  expect(found({ search: 'ouro' })).toEqual([]);
});

it('shows one type, by its caption or by the word of the server', () => {
  expect(typesOfFunds(funds)).toEqual(['Renda Fixa', 'Multimercado', 'COTAS']);
  expect([found({ type: 'Renda Fixa' }), found({ type: 'COTAS' })]).toEqual([[1, 4], [3]]);
  expect(found({ type: 'Renda Fixa', search: 'liquidez' })).toEqual([4]);
});
