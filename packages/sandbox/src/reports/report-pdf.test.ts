import { expect, it } from 'vitest';
import { reportFileName, reportLines } from './report-pdf.ts';
import { closedMonth, QUICK_NAMES, quickPeriod } from './report-periods.ts';

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

it('a report shows 0,00% of a position without value', () => {
  const held = [{ type: 'ACOES', cents: 0 }];
  const figures = { name: 'Ana', from: '2026-10-01', to: '2026-10-31', held, now: new Date('2026-11-21T02:00:00Z') };
  expect(reportLines(figures)).toContain('Ações: R$\u00a00,00 (0,00%)');
});

it('a report names the client, the period and each holding in Portuguese', () => {
  const held = [
    { type: 'RENDA_FIXA', cents: 123_450 },
    { type: 'NOVO', cents: 50 },
  ];
  const period = { from: '2026-10-01', to: '2026-10-31' };
  const now = new Date('2026-11-21T02:00:00Z');
  expect(reportLines({ name: 'Ana', ...period, held, now })).toEqual([
    'Aroeira - Relatório de investimentos',
    '',
    'Ana',
    'Período: 01/10/2026 a 31/10/2026',
    '',
    'Posição bruta em 20/11/2026',
    'Renda Fixa: R$\u00a01.234,50 (99,96%)',
    'NOVO: R$\u00a00,50 (0,04%)',
    'Total: R$\u00a01.235,00',
    '',
    'Emitido em 20/11/2026',
  ]);
  expect(reportFileName('2026-10-31', period)).toBe('Relatorio_2026-10.pdf');
  expect(reportFileName('this-week', { from: '2026-11-15', to: '2026-11-20' })).toBe(
    'Relatorio_2026-11-15_a_2026-11-20.pdf',
  );
});
