import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, endOfMonth, weekdayOf } from '../kernel/days.ts';
import { manualScheduler } from '../kernel/testing/index.ts';
import { makeLoadReport } from './load-report.use-case.ts';
import { isStillNamed, reportFileName, reportRequests, requestedReport, type HandedOver } from './period.rules.ts';
import { REPORT_TEXTS } from './reports.messages.ts';
import { period, periodsOf, reports, request } from './testing/index.ts';

const on = calendarDay;
const spans = (today: string) => periodsOf('generated', today).map(({ date, from, to }) => [date, from, to]);

describe('the statements', () => {
  const months = (today: string) => periodsOf('statement', today).map(({ description }) => description);

  it('cover the last three closed months [R505]', () => {
    expect(months('2026-11-20')).toEqual(['Outubro de 2026', 'Setembro de 2026', 'Agosto de 2026']);
  });

  it('leave the current month out, even on its last day [R506]', () => {
    expect(months('2026-11-30')[0]).toBe('Outubro de 2026');
    expect(months('2026-12-01')[0]).toBe('Novembro de 2026');
  });

  it('go back into the last year [R507]', () => {
    expect(months('2027-01-01')).toEqual(['Dezembro de 2026', 'Novembro de 2026', 'Outubro de 2026']);
    expect(months('2027-03-31')).toEqual(['Fevereiro de 2027', 'Janeiro de 2027', 'Dezembro de 2026']);
  });

  it('have the last day of their month as their name (decision Q012)', () => {
    expect(periodsOf('statement', '2024-03-31')[0]).toEqual({
      date: '2024-02-29',
      description: 'Fevereiro de 2024',
      localFileName: '2024-02',
      from: '2024-02-01',
      to: '2024-02-29',
    });
  });
});

describe('the quick periods', () => {
  it('are today and yesterday [R508] [R509]', () => {
    expect(spans('2026-11-01').slice(0, 2)).toEqual([
      ['today', '2026-11-01', '2026-11-01'],
      ['yesterday', '2026-10-31', '2026-10-31'],
    ]);
  });

  it('are this week from Sunday to today [R510]', () => {
    expect(spans('2026-11-21')[2]).toEqual(['this-week', '2026-11-15', '2026-11-21']);
    expect(spans('2026-11-22')[2]).toEqual(['this-week', '2026-11-22', '2026-11-22']);
  });

  it('are this month and this year, from their first day to today [R511] [R512]', () => {
    expect(spans('2026-11-20').slice(3)).toEqual([
      ['this-month', '2026-11-01', '2026-11-20'],
      ['this-year', '2026-01-01', '2026-11-20'],
    ]);
    expect(spans('2026-12-31')[4]).toEqual(['this-year', '2026-01-01', '2026-12-31']);
    expect(spans('2027-01-01').slice(3)).toEqual([
      ['this-month', '2027-01-01', '2027-01-01'],
      ['this-year', '2027-01-01', '2027-01-01'],
    ]);
  });

  it('have their own caption and file name', () => {
    const named = periodsOf('generated', '2026-11-20').map(({ description, localFileName }) => [
      description,
      localFileName,
    ]);
    expect(named).toEqual([
      ['Hoje', '2026-11-20'],
      ['Ontem', '2026-11-19'],
      ['Esta semana', '2026-11-15_a_2026-11-20'],
      ['Este mês', '2026-11-01_a_2026-11-20'],
      ['Desde o início do ano', '2026-01-01_a_2026-11-20'],
    ]);
  });
});

it('have their days in order, for every day', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays(on('1999-12-31'), count));
  fc.assert(
    fc.property(days, (today) => {
      const requests = reportRequests(today);
      expect(requests.map(({ source }) => source)).toEqual([
        ...Array(3).fill('statement'),
        ...Array(5).fill('generated'),
      ]);
      expect(requests.every(({ period: { from, to } }) => from <= to && to <= today)).toBe(true);
      const statements = requests.slice(0, 3).map((one) => one.period);
      expect(statements.every(({ from, to }) => from.endsWith('-01') && to === endOfMonth(from) && to < today)).toBe(
        true,
      );
      expect(statements.slice(1).map(({ to }) => addDays(to, 1))).toEqual(
        statements.slice(0, 2).map(({ from }) => from),
      );
      expect(weekdayOf(requests[5]?.period.from ?? today)).toBe(0);
    }),
  );
});

describe('a report to open', () => {
  const open = (handedOver: HandedOver) => {
    const server = reports();
    const loading = E.map(makeLoadReport({ reports: server, scheduler: manualScheduler() }))(
      requestedReport(handedOver, on('2026-11-20')),
    );
    return { calls: server.asked.length, isLoading: E.isRight(loading) };
  };
  const nothing = { calls: 0, isLoading: false };

  it('is asked for when the list gave it', () => {
    expect(open(request({ source: 'statement' }))).toEqual({ calls: 1, isLoading: true });
  });

  it('makes no call without a period, or without a source [R513] [R514]', () => {
    expect([open({ source: 'statement' }), open({ period: period() })]).toEqual([nothing, nothing]);
    expect(REPORT_TEXTS.requestMissing).toBe('Não foi possível carregar o relatório. Informações ausentes.');
  });

  it('is one that the list gives today (decision 0185)', () => {
    for (const handedOver of [
      {},
      { period: 'today', source: 'generated' },
      { period: null, source: 'statement' },
      { period: {}, source: 'statement' },
      { period: period({ date: 'today' }), source: 'statement' },
      { period: period(), source: 'generated' },
      { period: period({ date: '2026-07-31' }), source: 'statement' },
    ])
      expect(open(handedOver)).toEqual(nothing);
  });

  it('covers the days that its name means today (decision 0185)', () => {
    const [ofYesterday] = periodsOf('generated', '2026-11-19');
    expect(requestedReport({ period: ofYesterday, source: 'generated' }, on('2026-11-20'))).toEqual(
      E.right({ period: periodsOf('generated', '2026-11-20')[0], source: 'generated' }),
    );
  });
});

it('keeps its name until the days of that name change: a month for good, a quick period for its day (decision 0312)', () => {
  const [friday, saturday] = [calendarDay('2026-11-20'), calendarDay('2026-11-21')];
  for (const request of reportRequests(friday)) {
    expect(isStillNamed(request, friday)).toBe(true);
    expect(isStillNamed(request, saturday)).toBe(request.source === 'statement');
  }
});

it('has the name of the period as its file name [R524]', () => {
  expect(reportFileName(period())).toBe('Relatorio_2026-10.pdf');
});
