import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { makeLoadReport } from '@aroeira/domain/reports';
import { request } from '@aroeira/domain/reports/testing';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { clientOf, json, serverBy } from '../http/testing/index.ts';
import { makeHttpReports } from './index.ts';

/** Lets every answer that the server gave arrive. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A client who loads a report while the server gives these answers, and the last one from then on. */
const load = (...answers: readonly [object, ...object[]]) => {
  const server = serverBy(() => json(200, answers[Math.min(server.seen.length, answers.length) - 1]));
  const scheduler = manualScheduler();
  const { outcome } = makeLoadReport({ reports: makeHttpReports(clientOf(server).http), scheduler })(request());
  return {
    outcome,
    /** @returns how many calls the server saw after that time */
    after: async (milliseconds: number): Promise<number> => {
      await settle();
      scheduler.pass(milliseconds);
      await settle();
      return server.seen.length;
    },
  };
};
const PREPARED = { status: 'agendado' };

describe('the polling of a generated report', () => {
  it("asks the server every 10 seconds while the status is 'agendado' [R517]", async () => {
    const { after } = load(PREPARED);
    expect([await after(0), await after(9_999), await after(1), await after(10_000)]).toEqual([1, 1, 2, 3]);
  });

  it.each([
    ['error', { _tag: 'NotAvailable' }],
    ['not_available_yet', { _tag: 'NotAvailableYet' }],
  ])("stops when the status is no longer 'agendado' but '%s' [R518]", async (status, failure) => {
    const { outcome, after } = load(PREPARED, { status });
    expect([await after(0), await after(10_000), await after(120_000)]).toEqual([1, 2, 2]);
    expect(await outcome).toEqual(E.left(failure));
  });

  it("stops when the report comes in the place of 'agendado' [R518]", async () => {
    const { outcome, after } = load(PREPARED, { result: btoa('%PDF-1.4') });
    expect([await after(0), await after(10_000), await after(120_000)]).toEqual([1, 2, 2]);
    expect(await outcome).toMatchObject(E.right(expect.any(Uint8Array)));
  });

  it("stops and fails after 120 seconds of 'agendado' [R519]", async () => {
    const { outcome, after } = load(PREPARED);
    let calls = await after(0);
    for (let tens = 1; tens < 12; tens += 1) calls = await after(10_000);
    expect([calls, await after(10_000), await after(120_000)]).toEqual([12, 12, 12]);
    expect(await outcome).toEqual(E.left({ _tag: 'TimedOut' }));
  });
});
