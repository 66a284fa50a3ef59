import { describe, expect, it } from 'vitest';
import { calendarDay } from '../kernel/days.ts';
import { at } from '../kernel/testing/index.ts';
import { hoursNoticeOf, hubNoticeOf, isBusinessDay } from './business-hours.rules.ts';
import { BUSINESS_HOURS_NOTICE, hoursMessage, SUITABILITY_RENEWAL } from './history/movement.messages.ts';

const friday = (time: string) => at(`2026-11-20T${time}-03:00`);
const late = (time: string) => hoursNoticeOf(friday(time), true) === 'late';

describe('the business-hours notice', () => {
  it('starts at 15:00:00 and not one second earlier [R552] [R553]', () => {
    expect(late('14:59:59')).toBe(false);
    expect(late('15:00:00')).toBe(true);
  });

  it('lasts until the last second of 23h and ends at midnight [R551] [R554] [R555]', () => {
    expect(late('23:30:00')).toBe(true);
    expect(late('23:59:59')).toBe(true);
    expect(late('00:00:00')).toBe(false);
    expect(BUSINESS_HOURS_NOTICE).toBe(
      'Solicitações efetuadas a partir das 15h serão processadas no próximo dia útil.',
    );
  });

  it('is shown at any hour of a day that is not a business day [R556]', () => {
    for (const time of ['00:00:00', '09:00:00', '14:59:59', '23:59:59'])
      expect(hoursNoticeOf(friday(time), false)).toBe('no-business-day');
  });

  it('follows the hour in São Paulo, for an instant in any zone [R557]', () => {
    expect(hoursNoticeOf(at('2026-11-20T17:59:59Z'), true)).toBeUndefined();
    expect(hoursNoticeOf(at('2026-11-20T18:00:00Z'), true)).toBe('late');
    expect(hoursNoticeOf(at('2026-11-21T02:59:59Z'), true)).toBe('late');
    expect(hoursNoticeOf(at('2026-11-21T03:00:00Z'), true)).toBeUndefined();
  });
});

describe('a business day', () => {
  it('is today when the server answers today, and not when the server answers a later day [R557]', () => {
    expect(isBusinessDay(friday('23:59:59'), calendarDay('2026-11-20'))).toBe(true);
    expect(isBusinessDay(friday('09:00:00'), calendarDay('2026-11-23'))).toBe(false);
  });

  it('is Monday to Friday when the server gives no answer (decision Q098)', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
    expect(days.map((day) => isBusinessDay(at(`${day}T12:00:00-03:00`), undefined))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(isBusinessDay(at('2026-11-21T02:00:00Z'), undefined)).toBe(true);
  });
});

it('says why the hour does not count on a day that is no business day (decision 0305)', () => {
  expect(hoursMessage('late')).toBe(BUSINESS_HOURS_NOTICE);
  expect(hoursMessage('no-business-day')).toBe(
    `Hoje não é dia útil: um pedido feito agora vale como feito depois das 15h. ${BUSINESS_HOURS_NOTICE}`,
  );
});

it('shows the suitability renewal and not the business hours [R558]', () => {
  for (const hours of ['late', 'no-business-day', undefined] as const) {
    expect(hubNoticeOf({ mustRenewSuitability: true, hours })).toBe('suitability-renewal');
    expect(hubNoticeOf({ mustRenewSuitability: false, hours })).toBe(hours);
  }
  expect([SUITABILITY_RENEWAL.title, SUITABILITY_RENEWAL.start]).toEqual(['ATENÇÃO!', 'Iniciar questionário']);
});
