import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { instant } from '@aroeira/domain/kernel';
import { manualScheduler, unreachable } from '@aroeira/domain/kernel/testing';
import { makeLoadReport } from '@aroeira/domain/reports';
import {
  PDF,
  periodsOf,
  preparing,
  ready,
  reports,
  reportWaits,
  request,
  type Answer,
} from '@aroeira/domain/reports/testing';
import { makeReportCache } from './report-cache.ts';

const open = (...answers: readonly Answer[]) => {
  const [server, scheduler] = [reports(...answers), manualScheduler()];
  const waits = reportWaits();
  const cacheOfAPage = () =>
    makeReportCache({ load: makeLoadReport({ reports: server, scheduler }), waits, clock: scheduler.clock });
  const cache = cacheOfAPage();
  const load = (of = request()) => {
    const { outcome } = cache.load(of);
    scheduler.pass(0);
    return outcome;
  };
  return { server, cache, load, scheduler, waits, reload: cacheOfAPage };
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
      const [today] = periodsOf('generated', day);
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

it('forgets a report that turned out to be broken, and asks for it again', async () => {
  const { server, cache, load } = open();
  await load();
  cache.forget(request());
  expect(cache.held(request())).toBeUndefined();
  await load();
  expect(server.asked).toHaveLength(2);
});

describe('the wait for a report', () => {
  it('goes on after a reload, or a visit elsewhere, and ends 120 seconds after it began (decision 0321) [R519]', async () => {
    const { server, cache, scheduler, reload } = open(preparing);
    const first = cache.load(request());
    expect(first.waited).toBe(0);
    scheduler.pass(35_000);
    first.stop();
    scheduler.pass(5_000);
    const again = reload().load(request());
    expect(again.waited).toBe(40_000);
    let found: unknown;
    void again.outcome.then((outcome) => (found = outcome));
    const asked = server.asked.length;
    scheduler.pass(0);
    expect(server.asked).toHaveLength(asked + 1);
    scheduler.pass(79_999);
    await settle();
    expect(found).toBeUndefined();
    scheduler.pass(1);
    await settle();
    expect(found).toEqual(E.left({ _tag: 'Timeout' }));
  });

  it('begins anew after it ended, with a report or without', async () => {
    for (const answer of [ready, TE.left(unreachable)]) {
      const { load, scheduler, reload, cache } = open(answer);
      await load();
      cache.forget(request());
      scheduler.pass(30_000);
      expect(reload().load(request()).waited).toBe(0);
    }
  });

  it('begins anew when nobody was there at its end', () => {
    const { cache, scheduler, reload } = open(preparing);
    const first = cache.load(request());
    scheduler.pass(1_000);
    first.stop();
    scheduler.sleep(119_000);
    expect(reload().load(request()).waited).toBe(0);
    scheduler.sleep(2_000);
    expect(reload().load(request()).waited).toBe(2_000);
  });

  it('is of one period each, and of none that is ready at once', () => {
    const { cache, scheduler, waits } = open(preparing);
    cache.load(request({ source: 'statement' }));
    expect(waits.kept()).toEqual([]);
    cache.load(request());
    scheduler.sleep(10_000);
    const [today] = periodsOf('generated', '2026-11-20');
    expect(today && cache.load({ period: today, source: 'generated' }).waited).toBe(0);
    expect(waits.kept()).toHaveLength(2);
  });

  it('begins anew when the clock of the device was put back', () => {
    const { cache, scheduler, waits } = open(preparing);
    waits.begin('generated 2026-10-01 2026-10-31', instant(scheduler.clock.now() + 1))();
    expect(cache.load(request()).waited).toBe(0);
  });
});

/** Waits until every settled promise has run its callbacks. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};
