import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { manualScheduler, refused, unreachable } from '../kernel/testing/index.ts';
import { makeLoadReport } from './load-report.use-case.ts';
import { PDF, preparing, ready, reports, request, type Answer } from './testing/index.ts';

/** Waits until every settled promise has run its callbacks. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

const open = (...answers: readonly Answer[]) => {
  const [server, scheduler] = [reports(...answers), manualScheduler()];
  const { outcome, stop } = makeLoadReport({ reports: server, scheduler })(request());
  const found: unknown[] = [];
  void outcome.then((one) => found.push(one));
  const pass = async (milliseconds: number): Promise<number> => {
    scheduler.pass(milliseconds);
    await settle();
    return server.asked.length;
  };
  return { found, pass, stop };
};

describe('a generated report', () => {
  it('is asked for every 10 seconds while the server prepares it [R517]', async () => {
    const { pass } = open(preparing);
    expect(await pass(0)).toBe(1);
    expect(await pass(9_999)).toBe(1);
    expect(await pass(1)).toBe(2);
    expect(await pass(9_999)).toBe(2);
    expect(await pass(1)).toBe(3);
  });

  it('is not asked for after it came [R518]', async () => {
    const { pass, found } = open(preparing, ready);
    await pass(0);
    expect(found).toEqual([]);
    expect(await pass(10_000)).toBe(2);
    expect(found).toEqual([E.right(PDF)]);
    expect(await pass(200_000)).toBe(2);
  });

  it('is not asked for after a refusal [R518]', async () => {
    for (const _tag of ['NotAvailableYet', 'NotAvailable'] as const) {
      const { pass, found } = open(TE.right({ _tag }));
      await pass(0);
      expect(found).toEqual([E.left({ _tag })]);
      expect(await pass(200_000)).toBe(1);
    }
    const { pass, found } = open(TE.left(unreachable));
    await pass(0);
    expect(found).toEqual([E.left(unreachable)]);
  });

  it('of a client who did not invest yet says so (decision 0382)', async () => {
    const { pass, found } = open(TE.left(refused('ERR160')));
    await pass(0);
    expect(found).toEqual([E.left({ _tag: 'NothingHeld' })]);
  });

  it('times out after 120 seconds, and not earlier [R519]', async () => {
    const { pass, found } = open(preparing);
    let asked = await pass(0);
    for (let tens = 1; tens < 12; tens += 1) asked = await pass(10_000);
    expect(asked).toBe(12);
    await pass(9_999);
    expect(found).toEqual([]);
    expect(await pass(1)).toBe(12);
    expect(found).toEqual([E.left({ _tag: 'Timeout' })]);
    expect(await pass(200_000)).toBe(12);
  });

  it('has only one pending question, and drops a late answer', async () => {
    let answer = (): void => undefined;
    const slow = () => new Promise<void>((resolve) => (answer = resolve)).then(ready);
    const { pass, found } = open(slow);
    expect(await pass(0)).toBe(1);
    expect(await pass(119_999)).toBe(1);
    await pass(1);
    answer();
    await settle();
    expect(found).toEqual([E.left({ _tag: 'Timeout' })]);
  });

  it('is not asked for after the client left', async () => {
    const { pass, found, stop } = open(preparing);
    await pass(0);
    stop();
    expect(await pass(200_000)).toBe(1);
    expect(found).toEqual([]);
  });
});

it('fetches a statement at once', async () => {
  const server = reports();
  const { outcome, stop } = makeLoadReport({ reports: server, scheduler: manualScheduler() })(
    request({ source: 'statement' }),
  );
  expect(await outcome).toEqual(E.right(PDF));
  expect(server.asked).toEqual(['statement 2026-10-31']);
  stop();
});
