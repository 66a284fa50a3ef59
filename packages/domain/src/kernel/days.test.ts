import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  calendarDay,
  dayInSaoPaulo,
  endOfMonth,
  hourInSaoPaulo,
  instant,
  parseDay,
  parseInstant,
  weekdayOf,
} from './days.ts';

describe('days', () => {
  it('knows leap years, ends of months and the year zero', () => {
    expect(parseDay('2024-02-29')).toBe('2024-02-29');
    expect(parseDay('2023-02-29')).toBeUndefined();
    expect(parseDay('1900-02-29')).toBeUndefined();
    expect(parseDay('2024-04-31')).toBeUndefined();
    expect(parseDay('2024-00-10')).toBeUndefined();
    expect(parseDay('2024-13-10')).toBeUndefined();
    expect(parseDay('2024-01-00')).toBeUndefined();
    expect(parseDay('24-01-01')).toBeUndefined();
    for (const text of ['x2024-01-01', '2024-01-01x', '2024-01-01T00:00Z']) expect(parseDay(text)).toBeUndefined();
    expect(parseDay('0099-03-01')).toBe('0099-03-01');
    expect(() => calendarDay('2024-02-30')).toThrow(RangeError);
  });

  it('reads an instant only when it names a zone', () => {
    expect(parseInstant('2026-11-20T15:00:00-03:00')).toBe(Date.UTC(2026, 10, 20, 18));
    expect(parseInstant('2026-11-20T18:00:00.5Z')).toBe(Date.UTC(2026, 10, 20, 18, 0, 0, 500));
    expect(parseInstant('2026-11-20T18:00:00.123456789Z')).toBe(Date.UTC(2026, 10, 20, 18, 0, 0, 123));
    expect(parseInstant('2026-11-20T18:00Z')).toBe(Date.UTC(2026, 10, 20, 18));
    expect(parseInstant('2026-11-20T15:00:00')).toBeUndefined();
    expect(parseInstant('2026-11-20 (2026-11-20T18:00:00Z')).toBeUndefined(); // the platform would accept a day alone
    expect(parseInstant('2026-11-20')).toBeUndefined();
    expect(parseInstant('2026-13-20T15:00:00Z')).toBeUndefined();
    expect(parseInstant('2026-11-31T15:00:00Z')).toBeUndefined();
    expect(() => instant(Number.NaN)).toThrow(RangeError);
  });

  it('changes the day at midnight in São Paulo in every zone of the machine', () => {
    expect(dayInSaoPaulo(instant(Date.UTC(2026, 10, 21, 2, 59, 59, 999)))).toBe('2026-11-20');
    expect(dayInSaoPaulo(instant(Date.UTC(2026, 10, 21, 3)))).toBe('2026-11-21');
    expect(dayInSaoPaulo(instant(Date.UTC(999, 10, 21, 12)))).toBe('0999-11-21');
    expect(hourInSaoPaulo(instant(Date.UTC(2026, 10, 21, 3)))).toBe(0);
    expect(hourInSaoPaulo(instant(Date.UTC(2026, 10, 21, 2, 59)))).toBe(23);
  });

  it('knows the summer time that Brazil had until 2019, to the half hour', () => {
    const inSummer = Date.UTC(2018, 10, 4, 3); // 00:00 became 01:00
    expect([inSummer - 1, inSummer].map((at) => hourInSaoPaulo(instant(at)))).toEqual([23, 1]);
    const after = Date.UTC(2019, 1, 17, 2); // 00:00 became 23:00 of the day before
    expect([after - 1, after].map((at) => hourInSaoPaulo(instant(at)))).toEqual([23, 23]);
    expect(dayInSaoPaulo(instant(after))).toBe('2019-02-16');
  });

  it('returns to the same day after any number of days forward and back', () => {
    const days = fc
      .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2200, 0, 1) })
      .map((at) => dayInSaoPaulo(instant(at)));
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, span) => {
        expect(addDays(addDays(day, span), -span)).toBe(day);
      }),
    );
    expect(addDays(calendarDay('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(calendarDay('2026-12-31'), 1)).toBe('2027-01-01');
  });

  it('moves by months, and stays inside a shorter month', () => {
    expect(addMonths(calendarDay('2026-03-31'), -1)).toBe('2026-02-28');
    expect(addMonths(calendarDay('2024-03-31'), -1)).toBe('2024-02-29');
    expect(addMonths(calendarDay('2026-01-15'), -1)).toBe('2025-12-15');
    expect(addMonths(calendarDay('2026-12-15'), 1)).toBe('2027-01-15');
    expect(addMonths(calendarDay('2026-11-20'), 14)).toBe('2028-01-20');
    expect(addMonths(calendarDay('0999-12-15'), -1)).toBe('0999-11-15');
    expect(endOfMonth(calendarDay('2026-02-01'))).toBe('2026-02-28');
    expect(endOfMonth(calendarDay('2026-12-31'))).toBe('2026-12-31');
  });

  it('knows the day of the week, Sunday first', () => {
    expect(weekdayOf(calendarDay('2026-11-20'))).toBe(5);
    expect(weekdayOf(calendarDay('2026-11-22'))).toBe(0);
  });

  it('counts completed years: one more on the birthday, not the day before', () => {
    const birth = calendarDay('1980-11-20');
    expect(ageOn(birth, calendarDay('2026-11-19'))).toBe(45);
    expect(ageOn(birth, calendarDay('2026-11-20'))).toBe(46);
    expect(ageOn(calendarDay('2000-02-29'), calendarDay('2026-02-28'))).toBe(25);
    expect(ageOn(calendarDay('2000-02-29'), calendarDay('2026-03-01'))).toBe(26);
  });
});
