import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { makeLoadReport } from '@aroeira/domain/reports';
import { period, request } from '@aroeira/domain/reports/testing';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { clientOf, json, serverBy } from '../http/testing/index.ts';
import { makeHttpReports } from './index.ts';

/** Some bytes are not text, so decoding them as text would change them. */
const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x00, 0xff, 0x80]);
const BASE64 = 'JVBERi0A/4A=';

const answering = (answer: () => Response) => {
  const server = serverBy(answer);
  return { reports: makeHttpReports(clientOf(server).http), urls: () => server.seen.map(({ url }) => url) };
};
const unreadable = (path: string) => E.left({ _tag: 'Unreadable', path });

describe('a statement', () => {
  it('is asked for by the last day of its month, and its bytes are unchanged', async () => {
    const { reports, urls } = answering(() => new Response(PDF));
    expect(await reports.statement(period())()).toEqual(E.right(PDF));
    expect(urls()).toEqual(['http://api.test/api/investorPosition/downloadInvestToolsPDF/binary?period=2026-10-31']);
  });

  it('is unreadable when it is not a PDF', async () => {
    for (const body of ['<html>', '%PDF', ''])
      expect(await answering(() => new Response(body)).reports.statement(period())()).toEqual(unreadable('body'));
  });
});

describe('a generated report', () => {
  const generated = (answer: () => Response) => answering(answer).reports.generated(period({ date: 'today' }))();

  it('is asked for by the name of its period', async () => {
    const { reports, urls } = answering(() => json(200, { status: 'agendado' }));
    expect(await reports.generated(period({ date: 'today' }))()).toEqual(E.right({ _tag: 'Preparing' }));
    expect(urls()).toEqual(['http://api.test/api/reports/generated?period=today']);
  });

  it('is not available, not available yet, or ready', async () => {
    expect(await generated(() => json(200, { status: 'error' }))).toEqual(E.right({ _tag: 'NotAvailable' }));
    expect(await generated(() => json(200, { status: 'not_available_yet' }))).toEqual(
      E.right({ _tag: 'NotAvailableYet' }),
    );
    expect(await generated(() => json(200, { result: BASE64 }))).toEqual(E.right({ _tag: 'Ready', pdf: PDF }));
  });

  it('is unreadable when the specification does not have the answer', async () => {
    for (const body of [{ result: '***' }, { result: btoa('<html>') }, { status: 'pronto' }, {}, null])
      expect(await generated(() => json(200, body))).toMatchObject(E.left({ _tag: 'Unreadable' }));
  });
});

describe('polling', () => {
  /** A server that gives one answer to each question and repeats the last one. The test moves the time. */
  const polling = (...bodies: readonly unknown[]) => {
    const [scheduler, found]: [ReturnType<typeof manualScheduler>, unknown[]] = [manualScheduler(), []];
    const asked: string[] = [];
    const { reports, urls } = answering(() => json(200, bodies[Math.min(asked.push('asked'), bodies.length) - 1]));
    void makeLoadReport({ reports, scheduler })(request()).outcome.then((outcome) => found.push(outcome));
    const pass = async (seconds: number): Promise<number> => {
      scheduler.pass(seconds * 1000);
      await new Promise((resolve) => setImmediate(resolve));
      return urls().length;
    };
    return { found, pass };
  };

  it("asks every 10 seconds while the status is 'agendado' [R517]", async () => {
    const { pass, found } = polling({ status: 'agendado' });
    expect([await pass(0), await pass(9.999), await pass(0.001), await pass(9.999), await pass(0.001)]).toEqual([
      1, 1, 2, 2, 3,
    ]);
    expect(found).toEqual([]);
  });

  it("stops when the status is no longer 'agendado' [R518]", async () => {
    for (const [last, outcome] of [
      [{ status: 'error' }, E.left({ _tag: 'NotAvailable' })],
      [{ status: 'not_available_yet' }, E.left({ _tag: 'NotAvailableYet' })],
      [{ result: BASE64 }, E.right(PDF)],
    ]) {
      const { pass, found } = polling({ status: 'agendado' }, last);
      expect([await pass(0), await pass(10), await pass(10), await pass(200)]).toEqual([1, 2, 2, 2]);
      expect(found).toEqual([outcome]);
    }
  });

  it("fails after 120 seconds of 'agendado' with the timeout, and stops [R519]", async () => {
    const { pass, found } = polling({ status: 'agendado' });
    let asked = await pass(0);
    for (let tens = 1; tens < 12; tens += 1) asked = await pass(10);
    await pass(9.999);
    expect([asked, found]).toEqual([12, []]);
    expect([await pass(0.001), await pass(200)]).toEqual([12, 12]);
    expect(found).toEqual([E.left({ _tag: 'Timeout' })]);
  });
});

it('asks for an e-mail by its period', async () => {
  const { reports, urls } = answering(() => json(200, {}));
  expect(await reports.email(period())()).toEqual(E.right(undefined));
  expect(urls()).toEqual(['http://api.test/api/investorPosition/sendInvestToolsPDFByEmail?period=2026-10-31']);
});
