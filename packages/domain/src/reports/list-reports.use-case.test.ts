import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay, instant } from '../kernel/days.ts';
import { clockAt } from '../kernel/testing/index.ts';
import { makeListReports } from './list-reports.use-case.ts';
import { reportRequests } from './period.rules.ts';
import { periodsMessage } from './reports.messages.ts';

describe('the list of reports', () => {
  it('uses the day in São Paulo, where the month ends three hours later than in UTC', async () => {
    const last = await makeListReports(clockAt('2026-12-01T02:59:59Z'))();
    expect(last).toEqual(E.right(reportRequests(calendarDay('2026-11-30'))));
    const first = await makeListReports(clockAt('2026-12-01T03:00:00Z'))();
    expect(first).toEqual(E.right(reportRequests(calendarDay('2026-12-01'))));
  });

  it('has its sentence on a device that cannot tell the day [R532]', async () => {
    const beyond = { now: () => instant(Date.UTC(10_000, 0, 2)) };
    const noZones = {
      now: () => {
        throw new RangeError('Invalid time zone specified: America/Sao_Paulo');
      },
    };
    for (const clock of [beyond, noZones]) {
      const failed = await makeListReports(clock)();
      expect(failed).toEqual(E.left({ _tag: 'PeriodsNotLoaded' }));
      expect(E.isLeft(failed) && periodsMessage(failed.left)).toBe(
        'Ocorreu um erro ao carregar os períodos disponíveis.',
      );
    }
  });
});
