import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { checkField } from '../../kernel/fields/index.ts';
import { cents } from '../../kernel/money.ts';
import { savingsField } from './savings.field.ts';

const check = (typed: string) => checkField(savingsField, typed, { today: calendarDay('2026-11-20') });

it('takes what a client saves, nothing, and what a client lacks', () => {
  for (const [amount, text] of [
    [690_50, 'R$ 690,50'],
    [0, 'R$ 0,00'],
    [-1_500_00, '-R$ 1.500,00'],
  ] as const) {
    expect(savingsField.write(cents(amount))).toBe(text);
    expect(check(text)).toEqual(E.right(amount));
  }
  expect(check('')).toEqual(E.left({ _tag: 'Required' }));
  expect(check('-')).toEqual(E.left({ _tag: 'AmountInvalid' }));
});

it('keeps the sign while the client types, and completes the cents after it', () => {
  const { mask } = savingsField;
  expect(['-', '-1500', 'R$ 1500-', '1500'].map((text) => mask?.show(text))).toEqual([
    '-',
    '-R$ 1.500',
    '-R$ 1.500',
    'R$ 1.500',
  ]);
  expect(['-R$ 1.500', '-'].map((text) => mask?.settle(text))).toEqual(['-R$ 1.500,00', '-']);
  expect(mask?.adopt('-1,234.56')).toBe('-1234,56');
  expect(['-', '5', '.'].map((character) => mask?.isTyped(character))).toEqual([true, true, false]);
});
