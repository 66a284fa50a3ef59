import { expect, it } from 'vitest';
import { closedMonth, QUICK_NAMES, quickPeriod, reportFileName } from './report-periods.ts';

const spans = (today: string) => QUICK_NAMES.map((name) => quickPeriod(name, today)).map((one) => [one?.from, one?.to]);

it('a quick period ends today, or it is yesterday', () => {
  // 2028-01-01 is a Saturday. The next day is the Sunday that begins a week.
  expect(spans('2028-01-01')).toEqual([
    ['2028-01-01', '2028-01-01'],
    ['2027-12-31', '2027-12-31'],
    ['2027-12-26', '2028-01-01'],
    ['2028-01-01', '2028-01-01'],
    ['2028-01-01', '2028-01-01'],
  ]);
  expect(quickPeriod('this-week', '2028-01-02')).toEqual({ from: '2028-01-02', to: '2028-01-02' });
});

it('a month is closed from the first day of the next month on', () => {
  expect(closedMonth('2026-11-30', '2026-11-30')).toBeUndefined();
  expect(closedMonth('2026-11-30', '2026-12-01')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(closedMonth('2026-11-29', '2026-12-01')).toBeUndefined();
  expect(closedMonth('2024-02-29', '2026-12-01')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
});

it('names the file of a report as the portal does', () => {
  expect(reportFileName('2026-10-31', { from: '2026-10-01', to: '2026-10-31' })).toBe('Relatorio_2026-10.pdf');
  expect(reportFileName('today', { from: '2026-11-20', to: '2026-11-20' })).toBe('Relatorio_2026-11-20.pdf');
  const week = { from: '2026-11-15', to: '2026-11-20' };
  expect(reportFileName('this-week', week)).toBe('Relatorio_2026-11-15_a_2026-11-20.pdf');
});
