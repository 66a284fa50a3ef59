import { calendarDay, formatDay } from '@aroeira/domain/kernel';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { makeLoadReport, reportRequests, type ReportRequest } from '@aroeira/domain/reports';
import * as E from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import { testSandbox } from '../http/testing/sandbox.ts';
import { control, readPdf, type PersonaKey } from '../http/testing/index.ts';
import { makeHttpReports } from './index.ts';

const { sandbox, signedIn } = testSandbox();
beforeAll(() => control(sandbox, 'POST clock', { set: '2026-11-20T15:00:00Z' }), 60_000);

const REQUESTS = reportRequests(calendarDay('2026-11-20'));
const requestOf = (date: string): ReportRequest => {
  const found = REQUESTS.find(({ period }) => period.date === date);
  if (found === undefined) throw new Error(date);
  return found;
};
const reportsOf = async (whose: PersonaKey) => makeHttpReports((await signedIn(whose)).http);
const textOf = async (pdf: E.Either<unknown, Uint8Array>): Promise<string> =>
  E.isRight(pdf) ? (await readPdf(pdf.right)).pages.join('\n') : JSON.stringify(pdf.left);

describe('the reports of ana', () => {
  it('exist for each month that the portal offers, with her figures', async () => {
    const reports = await reportsOf('ana');
    const months = REQUESTS.filter(({ source }) => source === 'statement');
    expect(months).toHaveLength(3);
    for (const request of months) {
      const text = await textOf(await makeLoadReport({ reports, scheduler: manualScheduler() })(request).outcome);
      expect(text).toContain('Ana Beatriz Monteiro');
      // The position of the month's own last day.
      expect(text).toMatch(new RegExp(String.raw`Posição bruta em ${formatDay(request.period.to)}\nR\$\s\d`));
    }
  });

  it('are prepared for each quick period, and come with a later answer', async () => {
    const reports = await reportsOf('ana');
    const quick = REQUESTS.filter(({ source }) => source === 'generated');
    for (const { period } of quick) expect(await reports.generated(period)()).toEqual(E.right({ _tag: 'Preparing' }));
    await control(sandbox, 'POST clock', { advance: '10s' });
    for (const { period } of quick)
      expect(await reports.generated(period)()).toMatchObject(E.right({ _tag: 'Ready', pdf: expect.any(Uint8Array) }));
  });
});

it('answers that nina has no report yet, otavio has none, and diego may not see any', async () => {
  const { period } = requestOf('this-week');
  expect(await (await reportsOf('nina')).generated(period)()).toEqual(E.right({ _tag: 'NotAvailableYet' }));
  expect(await (await reportsOf('otavio')).generated(period)()).toEqual(E.right({ _tag: 'NotAvailable' }));
  const diego = await reportsOf('diego');
  for (const answer of [diego.generated(period), diego.statement(requestOf('2026-10-31').period), diego.email(period)])
    expect(await answer()).toMatchObject(E.left({ _tag: 'Refused', status: 403 }));
});
