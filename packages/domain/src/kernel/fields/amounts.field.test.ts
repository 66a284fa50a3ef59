import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../days.ts';
import { formatAmount } from '../formats.ts';
import { cents } from '../money.ts';
import { amountMask, percentMask } from './decimal.mask.ts';
import { checkField, optional } from './field.ts';
import { fieldMessage } from './field.messages.ts';
import { moneyField } from './money.field.ts';
import { percentField } from './percent.field.ts';

const context = { today: calendarDay('2026-11-20') };
const money = moneyField({ caption: 'Renda mensal' });
const whole = moneyField({ caption: 'Imóveis', decimals: 0 });
const percent = percentField({ caption: 'Taxa' });
const share = percentField({ caption: 'Participação', isShare: true });
const required = E.left({ _tag: 'Required' });
const invalid = E.left({ _tag: 'AmountInvalid' });

describe('money', () => {
  it('is shown with the sign and at most two decimals behind a comma [R840] [R859]', () => {
    expect(['1', '1234', '1234,5', '1234,567'].map((typed) => money.mask?.show(typed))).toEqual([
      'R$ 1',
      'R$ 1.234',
      'R$ 1.234,5',
      'R$ 1.234,56',
    ]);
    expect(money.mask?.settle('R$ 1.234')).toBe('R$ 1.234,00');
    expect(['', 'R$ ', 'R$'].map((typed) => money.mask?.show(typed))).toEqual(['', '', '']);
  });

  it('gives cents', () => {
    for (const typed of ['R$ 1.234,56', 'R$\u00a01.234,56', '1234,56', '1.234,56', '1234.56', '01234,560'])
      expect(checkField(money, typed, context)).toEqual(E.right(123_456));
    for (const typed of ['R$ 7', ' R$ 7 ', '7,', '7,0', '7,00', '7.00', '0000000000000007'])
      expect(checkField(money, typed, context)).toEqual(E.right(700));
    expect(checkField(money, '1.234', context)).toEqual(E.right(123_400));
    expect(checkField(money, ',05', context)).toEqual(E.right(5));
  });

  it('of zero counts as missing when it is required [R841]', () => {
    for (const typed of ['0', 'R$ 0,00', '000']) expect(checkField(money, typed, context)).toEqual(required);
    expect(checkField(money, '0,01', context)).toEqual(E.right(1));
    expect(fieldMessage(money, { _tag: 'Required' })).toBe('Campo obrigatório');
    expect(checkField(optional(money), '0', context)).toEqual(E.right(0));
  });

  it('counts as missing when it is required and not a number [R842]', () => {
    for (const typed of ['abc', '-', '1,2,3', '1.23.4', 'R$ R$ 1', '5R$'])
      expect(checkField(money, typed, context)).toEqual(required);
    expect(fieldMessage(money, { _tag: 'Required' })).toBe('Campo obrigatório');
  });

  it('is refused when it is optional and not a number [R843]', () => {
    expect(checkField(optional(money), 'abc', context)).toEqual(invalid);
    expect(fieldMessage(money, { _tag: 'AmountInvalid' })).toBe('Digite um valor válido');
  });

  it('may be empty when it is optional [R844]', () => {
    for (const typed of ['', 'R$ ', '_,__'])
      expect(checkField(optional(money), typed, context)).toEqual(E.right(undefined));
  });

  it('refuses a negative amount, a fraction of a cent and an amount beyond the safe integers', () => {
    for (const typed of ['-5', '-0,01', '0,001', '1,239', '10.000.000.000.000', '10000000000000,00'])
      expect(checkField(money, typed, context)).toEqual(invalid);
    expect(checkField(money, '9.999.999.999.999,99', context)).toEqual(E.right(999_999_999_999_999));
    expect(amountMask(2).show('12345678901234')).toBe('1.234.567.890.123');
  });

  it('drops typed cents in a field without decimals', () => {
    expect(['1234,56', '1234,', '12'].map((typed) => whole.mask?.show(typed))).toEqual([
      'R$ 1.234,',
      'R$ 1.234,',
      'R$ 12',
    ]);
    expect(whole.mask?.settle('R$ 1.234,')).toBe('R$ 1.234');
    expect(amountMask(0).settle('1.234,')).toBe('1.234');
    expect(checkField(whole, 'R$ 1.234,', context)).toEqual(E.right(123_400));
    expect(checkField(whole, '1.234,00', context)).toEqual(E.right(123_400));
    expect(checkField(whole, '1.234,50', context)).toEqual(invalid);
  });

  it('reads a pasted amount with its own comma', () => {
    const adopted = {
      '1,234.56': '1.234,56',
      '1.234.56': '1.234,56',
      '12,345': '12,34',
      '1,234,567': '1.234.567',
      '1.234,56': '1.234,56',
      '1.234': '1.234',
      '1.234.567,8': '1.234.567,8',
      '1234.567': '1.234,56',
      '1.2345': '1,23',
      '1,234': '1,23',
      '1,234,5': '1,23',
      '1234,567,890': '1.234,56',
      'BRL 10.5': '10,5',
      '10.5 BRL': '10,5',
      '10,5': '10,5',
    };
    for (const [pasted, text] of Object.entries(adopted))
      expect(amountMask(2).show(amountMask(2).adopt(pasted))).toBe(text);
    expect(amountMask(2).adopt('R$ 1,234.56')).toBe('1234,56');
  });

  it('keeps the cents of an amount typed with a point', () => {
    const shown = {
      '1500.': '1.500.',
      '1500.\u00a0': '1.500.',
      '1500. ': '1.500.',
      '1500.5': '1.500.5',
      '1,5.': '1,5',
    };
    for (const [typed, text] of Object.entries(shown)) expect(amountMask(2).show(typed)).toBe(text);
    expect(amountMask(2).show('0.')).toBe('0,');
  });

  it('keeps every cent in its mask, and a second mask changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }).map(cents), (amount) => {
        const shown = money.mask?.show(formatAmount(amount).replaceAll('.', '')) ?? '';
        expect(shown).toBe(`R$ ${formatAmount(amount)}`);
        expect(money.mask?.show(shown)).toBe(shown);
        expect(money.mask?.settle(shown)).toBe(shown);
        expect(checkField(money, shown, context)).toEqual(E.right(amount));
      }),
    );
  });

  it('gives the same amount when the client types the cents first', () => {
    const centsFirst = moneyField({ caption: 'Valor', isCentsFirst: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (amount) => {
        const shown = centsFirst.mask?.show(String(amount)) ?? '';
        expect(centsFirst.mask?.show(shown)).toBe(shown);
        expect(checkField(centsFirst, shown, context)).toEqual(E.right(amount));
      }),
    );
    expect(centsFirst.mask?.show('1234567890123456')).toBe('R$ 1.234.567.890.123,45');
    expect(centsFirst.mask?.show('R$ 0,0')).toBe('');
  });
});

describe('a percent', () => {
  it('has at most two digits before its comma and two after it [R845]', () => {
    expect(['6', '12,5', '12.5', '123', '1,239', ',5', '007'].map((text) => percentMask.show(text))).toEqual([
      '6',
      '12,5',
      '12,5',
      '12',
      '1,23',
      '0,5',
      '7',
    ]);
    expect(checkField(percent, '99,99', context)).toEqual(E.right(99.99));
    for (const typed of ['100', '1,239', '-1']) expect(checkField(percent, typed, context)).toEqual(invalid);
  });

  it('takes 100 as a share, and nothing above it', () => {
    expect(['100', '100,', '100,5', '101', '0100', '99,99', '10,0'].map((typed) => share.mask?.show(typed))).toEqual([
      '100',
      '100',
      '100',
      '10',
      '100',
      '99,99',
      '10,0',
    ]);
    for (const typed of ['100', '100,00', '100%', ' 100 % ', '100.0'])
      expect(checkField(share, typed, context)).toEqual(E.right(100));
    expect(checkField(share, '99,99', context)).toEqual(E.right(99.99));
    for (const typed of ['101', '100,01', '1000', '-100']) expect(checkField(share, typed, context)).toEqual(invalid);
  });

  it('gives 6 for 6 %', () => {
    for (const typed of ['6', '6%', ' 6,00 % ', '006', '6.0'])
      expect(checkField(percent, typed, context)).toEqual(E.right(6));
    expect(checkField(percent, ',5', context)).toEqual(E.right(0.5));
    expect(['6,', '6,5'].map(percentMask.settle)).toEqual(['6', '6,5']);
  });

  it('of zero counts as missing when it is required [R846]', () => {
    for (const typed of ['0', '0,00', 'abc', '%6']) expect(checkField(percent, typed, context)).toEqual(required);
    expect(checkField(percent, '0,01', context)).toEqual(E.right(0.01));
    expect(fieldMessage(percent, { _tag: 'Required' })).toBe('Campo obrigatório');
    expect(checkField(optional(percent), '0', context)).toEqual(E.right(0));
    expect(checkField(optional(percent), '%', context)).toEqual(E.right(undefined));
  });

  it('is refused when it is optional and not a number [R847]', () => {
    expect(checkField(optional(percent), 'abc', context)).toEqual(invalid);
    expect(fieldMessage(percent, { _tag: 'AmountInvalid' })).toBe('Digite um valor válido');
  });

  it('does not change through its mask', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), (hundredths) => {
        const shown = percentMask.show(String(hundredths / 100));
        expect(percentMask.show(shown)).toBe(shown);
        expect(checkField(percent, shown, context)).toEqual(E.right(hundredths / 100));
      }),
    );
  });
});
