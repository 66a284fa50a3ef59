import { describe, expect, it } from 'vitest';
import { device } from '../../testing/index.ts';

const PARTIAL = {
  fund: { minimumRescueValue: 100, stayValue: 500 },
  position: 1000,
  operation: 'rescue_parcial',
  value: 500,
  bankId: 3,
};
const redemption = (changes: object) =>
  device().portal('rules redemption --file - --json', { stdin: JSON.stringify({ ...PARTIAL, ...changes }) });
const minimum = 'O valor mínimo para resgate parcial é de R$\u00a0100,00 para este fundo.';
const holding = 'Você precisa manter o valor de permanência de R$\u00a0500,00 para o resgate parcial';

describe('rules redemption', () => {
  it.each([
    ['the English word', { operation: 'rescue_partial' }],
    ['a total one, whatever was typed', { operation: 'rescue_total', value: null }],
    ['a fund without minimums', { fund: {}, value: 1000 }],
  ])('lets %s through', async (_, changes) => {
    expect(await redemption(changes)).toMatchObject({ exit: 0, json: { valid: true, errors: [] } });
  });

  it.each([
    [{ value: 99.99 }, [{ field: 'value', message: minimum }]],
    [{ value: 500.01 }, [{ field: 'value', message: holding }]],
    [
      { operation: null, bankId: undefined },
      [
        { field: 'operation', message: 'Campo obrigatório' },
        { field: 'bankId', message: 'Escolha uma opção' },
      ],
    ],
  ])('refuses %j', async (changes, errors) => {
    expect(await redemption(changes)).toMatchObject({ exit: 0, json: { valid: false, errors } });
  });

  it.each([
    [{ operation: 'partial' }, 'operation'],
    [{ value: 1.001 }, 'value'],
    [{ fund: { stayValue: 'x' } }, 'fund.stayValue'],
  ])('names what is wrong in %j', async (changes, field) => {
    expect(await redemption(changes)).toMatchObject({ exit: 2, error: { error: { code: 'usage', field } } });
  });
});
