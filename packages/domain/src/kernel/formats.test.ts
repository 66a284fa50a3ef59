import { expect, it } from 'vitest';
import { calendarDay } from './days.ts';
import {
  formatAmount,
  formatBrl,
  formatBrlWhole,
  formatDay,
  formatMoment,
  formatPercent,
  formatPercentFigure,
} from './formats.ts';
import { formatFileSize } from './file-size.ts';
import { cents } from './money.ts';
import { at } from './testing/index.ts';

it('writes money in pt-BR with a comma, a no-break space after R$ and two decimals [R032]', () => {
  expect(formatBrl(cents(123_450))).toBe('R$\u00a01.234,50');
  expect(formatBrl(cents(0))).toBe('R$\u00a00,00');
  expect(formatBrl(cents(-5))).toBe('-R$\u00a00,05');
  expect(formatAmount(cents(128_453_027))).toBe('1.284.530,27');
});

it('writes money of charts without decimals [R504]', () => {
  expect(formatBrlWhole(cents(123_450))).toBe('R$\u00a01.235');
  expect([-381_418_150, -50, -49].map((amount) => formatBrlWhole(cents(amount)))).toEqual([
    '-R$\u00a03.814.182',
    '-R$\u00a01',
    'R$\u00a00',
  ]);
});

it('writes percents with two decimals, and days with the day first', () => {
  expect(formatPercent(36.5)).toBe('36,50%');
  expect(formatPercentFigure(100)).toBe('100,00');
  expect(formatDay(calendarDay('2026-11-20'))).toBe('20/11/2026');
});

it('writes a moment by the clock of São Paulo', () => {
  expect(formatMoment(at('2026-11-21T02:05:59Z'))).toBe('20/11/2026 às 23:05');
});

it('writes the size of a file in bytes, KB or MB [R763]', () => {
  expect([0, 1, 2, 1023].map(formatFileSize)).toEqual(['0 bytes', '1 byte', '2 bytes', '1023 bytes']);
  expect([1024, 1536, 10_000, 1_048_524].map(formatFileSize)).toEqual(['1 KB', '1,5 KB', '9,8 KB', '1.023,9 KB']);
  expect([1_048_525, 1_048_576, 100 * 1024 * 1024].map(formatFileSize)).toEqual(['1 MB', '1 MB', '100 MB']);
});
