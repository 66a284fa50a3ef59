import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundTypeOf, FUND_TYPES } from './fund-type.ts';
import { POSITION_EMPTY } from './position.messages.ts';
import { yieldOfYear } from './year-yield.messages.ts';
import { positionCsv } from './position-csv.ts';
import { holdsPension, isEmpty, positionOf } from './position.rules.ts';
import { holding, HOLDINGS } from './testing/index.ts';

describe('fund types', () => {
  it('match by caption or key, with any case, accents and underscores [R491]', () => {
    for (const name of ['Renda Fixa', 'renda fixa', 'RENDA_FIXA', 'rendafixa'])
      expect(fundTypeOf(name)?.key).toBe('RENDA_FIXA');
    expect(fundTypeOf('ações')?.key).toBe('ACOES');
    expect(fundTypeOf('acoes')?.key).toBe('ACOES');
    expect(fundTypeOf('CRIPTO')).toBeUndefined();
  });

  it('map multimercado to RENDA_MULTIMERCADO [R492]', () => {
    expect(fundTypeOf('multimercado')?.key).toBe('RENDA_MULTIMERCADO');
    expect(fundTypeOf('Renda Multimercado')?.key).toBe('RENDA_MULTIMERCADO');
  });

  it('count as pension for the two Prevs, and for no other [R493]', () => {
    expect(FUND_TYPES.filter(({ isPension }) => isPension).map(({ caption }) => caption)).toEqual([
      'Prev Balanc',
      'Prev Cons',
    ]);
    expect(FUND_TYPES).toHaveLength(6);
  });
});

describe('the position', () => {
  it('has the sum, percents with two decimals and no zero entries [R486] [R487] [R488]', () => {
    const { items, total } = positionOf(HOLDINGS);
    expect(total).toBe(1_000_00);
    expect(items.map(({ caption, amount, percent }) => [caption, amount, percent])).toEqual([
      ['Renda Fixa', 500_00, 50],
      ['Multimercado', 250_00, 25],
      ['Ações', 1, 0],
      ['Prev Cons', 249_99, 25],
    ]);
  });

  it("is empty without entries and with all entries zero: 'Aguardando o primeiro aporte' [R489] [R490]", () => {
    expect(POSITION_EMPTY).toBe('Aguardando o primeiro aporte');
    expect(isEmpty(positionOf([]))).toBe(true);
    expect(isEmpty(positionOf([holding('ACOES', 0)]))).toBe(true);
    expect(isEmpty(positionOf([holding('ACOES', 1)]))).toBe(false);
    expect(positionOf([]).total).toBe(0);
  });

  it('has one line for each fund type, even for several entries [R484]', () => {
    const { items } = positionOf([holding('ACOES', 100), holding('Ações', 200), holding('acoes', 1)]);
    expect(items.map(({ caption, amount }) => [caption, amount])).toEqual([['Ações', 301]]);
  });

  it('has an unknown type last under its own name, and counts it (decision Q077)', () => {
    const { items, total } = positionOf([holding('Cripto', 50), holding('PREV_CONS', 50), holding('Ouro', 100)]);
    expect(items.map(({ caption, fundType, percent }) => [caption, fundType?.key, percent])).toEqual([
      ['Prev Cons', 'PREV_CONS', 25],
      ['Cripto', undefined, 25],
      ['Ouro', undefined, 50],
    ]);
    expect(total).toBe(200);
  });

  it('has a total equal to the sum of its lines', () => {
    const types = fc.constantFrom('RENDA_FIXA', 'multimercado', 'Cripto', 'Prev Cons', 'PREV_CONS');
    const holdings = fc.array(fc.tuple(types, fc.integer({ min: 0, max: 1e13 })), { maxLength: 20 });
    fc.assert(
      fc.property(holdings, (entries) => {
        const { items, total } = positionOf(entries.map(([type, amount]) => holding(type, amount)));
        expect(total).toBe(entries.reduce((all, [, amount]) => all + amount, 0));
        expect(items.reduce((all, { amount }) => all + amount, 0)).toBe(total);
      }),
    );
  });
});

it('a position opens in a spreadsheet with the percents of the page, and its total below', () => {
  expect(positionCsv(positionOf([...HOLDINGS, holding('=CRIPTO', -1)])).split('\r\n')).toEqual([
    '\uFEFFTipo;Valor (R$);%;Previdência',
    'Renda Fixa;500,00;50,00;Não',
    'Multimercado;250,00;25,00;Não',
    'Ações;0,01;0,00;Não',
    'Prev Cons;249,99;25,00;Sim',
    "'=CRIPTO;-0,01;0,00;Não",
    'Total;999,99;100,00;',
  ]);
});

it('says the yield of the year with its sign, and what it leaves out (decision 0379)', () => {
  expect(yieldOfYear(9.46, false)).toEqual(['No ano', '+9,46%']);
  expect(yieldOfYear(0.01, true)).toEqual(['No ano, sem previdência', '+0,01%']);
  expect([yieldOfYear(0, false)[1], yieldOfYear(-0.01, false)[1]]).toEqual(['0,00%', '-0,01%']);
  expect([
    holdsPension(positionOf([holding('ACOES', 1)])),
    holdsPension(positionOf([holding('PREV_CONS', 1)])),
  ]).toEqual([false, true]);
});
