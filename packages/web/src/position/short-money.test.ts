import { cents } from '@aroeira/domain/kernel';
import { expect, it } from 'vitest';
import { shortBrl } from './short-money.ts';

it.each([
  [0, 'R$ 0,00'],
  [999_99, 'R$ 999,99'],
  [1_000_00, 'R$ 1 mil'],
  [468_912_45, 'R$ 469 mil'],
  [1_284_530_27, 'R$ 1,28 mi'],
  [132_456_789_62, 'R$ 132 mi'],
  [2_500_000_000_00, 'R$ 2,5 bi'],
])('writes %i cents as %s', (amount, short) => {
  expect(shortBrl(cents(amount)).replaceAll('\u00a0', ' ')).toBe(short);
});
