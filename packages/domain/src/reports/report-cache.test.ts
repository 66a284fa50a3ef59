import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../kernel/days.ts';
import { manualScheduler, unreachable } from '../kernel/testing/index.ts';
import { makeLoadReport } from './load-report.use-case.ts';
import { quickPeriods } from './period.rules.ts';
import { makeReportCache } from './report-cache.ts';
import { PDF, ready, reports, request, type Answer } from './testing/index.ts';

const open = (...answers: readonly Answer[]) => {
  const [server, scheduler] = [reports(...answers), manualScheduler()];
  const cache = makeReportCache(makeLoadReport({ reports: server, scheduler }));
  const load = (of = request()) => {
    const { outcome } = cache.load(of);
    scheduler.pass(0);
    return outcome;
  };
  return { server, cache, load };
};

describe('the reports of a client', () => {
  it('are asked for once each [R520]', async () => {
    const { server, load } = open();
    expect(await load()).toEqual(E.right(PDF));
    expect(await load()).toEqual(E.right(PDF));
    expect(server.asked).toHaveLength(1);
    await load(request({ source: 'statement' }));
    expect(server.asked).toEqual(['generated 2026-10-31', 'statement 2026-10-31']);
  });

  it('are asked for again after a failure [R521]', async () => {
    const { server, load } = open(TE.left(unreachable), ready);
    expect(await load()).toEqual(E.left(unreachable));
    expect(await load()).toEqual(E.right(PDF));
    expect(server.asked).toHaveLength(2);
  });

  it('are kept by their days, because tomorrow has another today', async () => {
    const { server, load } = open();
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-21']) {
      const [today] = quickPeriods(calendarDay(day));
      await load(today && { period: today, source: 'generated' });
    }
    expect(server.asked).toEqual(['generated today', 'generated today']);
  });

  it('are gone after a drop, even those that come later', async () => {
    const { server, cache, load } = open();
    const coming = load();
    cache.drop();
    await coming;
    await load();
    expect(server.asked).toHaveLength(2);
  });
});
