import { describe, expect, it } from 'vitest';
import { businessDayFrom, businessDaysAfter, nextBusinessDay } from './business-days.ts';
import { dayOfSaoPaulo, monthsBefore } from './sao-paulo-days.ts';

describe('Good Friday', () => {
  it.each([
    ['1961-03-31', '1961-04-03'],
    ['2008-03-21', '2008-03-24'],
    ['2024-03-29', '2024-04-01'],
    ['2026-04-03', '2026-04-06'],
    ['2038-04-23', '2038-04-26'],
  ])('%s is followed by %s', (day, next) => {
    expect(businessDayFrom(day)).toBe(next);
  });
});

describe('a business day', () => {
  it.each([
    ['Carnival Monday', '2026-02-16'],
    ['Carnival Tuesday', '2026-02-17'],
    ['Tiradentes', '2026-04-21'],
    ['Corpus Christi', '2026-06-04'],
    ['Independence', '2026-09-07'],
    ['Black Awareness', '2026-11-20'],
    ['Christmas Eve', '2026-12-24'],
    ['the last of the year', '2026-12-31'],
    ['New Year', '2027-01-01'],
    ['a Saturday', '2026-11-21'],
    ['a Sunday', '2026-11-22'],
  ])('is not %s', (_name, day) => {
    expect(businessDayFrom(day)).not.toBe(day);
  });

  it.each(['2026-02-18', '2026-04-06', '2026-06-05', '2026-12-30', '2023-11-20'])('is %s', (day) => {
    expect(businessDayFrom(day)).toBe(day);
  });

  it('comes on Monday after a Friday that is a holiday', () => {
    expect(nextBusinessDay(new Date('2026-11-20T12:00:00Z'))).toBe('2026-11-23');
  });

  it.each([
    ['2026-11-19', 0, '2026-11-19'],
    ['2026-11-19', 1, '2026-11-23'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-24'],
    ['2026-12-22', 6, '2027-01-05'],
  ])('after %s, %i of them later, is %s', (from, days, day) => {
    expect(businessDaysAfter(from, days)).toBe(day);
  });

  it('is a day of São Paulo, three hours behind Greenwich', () => {
    expect(nextBusinessDay(new Date('2026-11-24T02:59:59Z'))).toBe('2026-11-23');
    expect(nextBusinessDay(new Date('2026-11-24T03:00:00Z'))).toBe('2026-11-24');
    expect(dayOfSaoPaulo(new Date('2026-01-01T02:59:59Z'))).toBe('2025-12-31');
  });
});

describe('months before', () => {
  it.each([
    ['2026-11-20', 1, '2026-10-20'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2024-03-31', 1, '2024-02-29'],
    ['2026-01-15', 12, '2025-01-15'],
  ])('%s and %i is %s', (day, months, before) => {
    expect(monthsBefore(day, months)).toBe(before);
  });
});
