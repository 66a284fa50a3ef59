import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Day, InstantFromIso } from './day.codec.ts';
import { DocumentText } from './document.codec.ts';
import { Id } from './id.codec.ts';

const isTaken = (answer: E.Either<unknown, unknown>): boolean => E.isRight(answer);

it('reads only days that the calendar has', () => {
  expect(Day.decode('2028-02-29')).toEqual(E.right('2028-02-29'));
  for (const wrong of ['2026-02-29', '2026-13-01', '20/11/2026', '2026-11-20T00:00:00Z', 20261120, null])
    expect(isTaken(Day.decode(wrong))).toBe(false);
});

it('reads an instant to the millisecond, and only with its zone', () => {
  const instants = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (date) => {
      const read = InstantFromIso.decode(date.toISOString());
      expect(read).toEqual(E.right(date.getTime()));
      expect(E.map(InstantFromIso.encode)(read)).toEqual(E.right(date.toISOString()));
    }),
  );
  expect(InstantFromIso.decode('2026-11-20T12:00:00-03:00')).toEqual(E.right(Date.UTC(2026, 10, 20, 15)));
  expect(isTaken(InstantFromIso.decode('2026-11-20T12:00:00'))).toBe(false);
});

it('reads only valid documents, and removes their punctuation', () => {
  expect(DocumentText.decode('632.872.530-26')).toEqual(E.right('63287253026'));
  expect(DocumentText.decode('15067401000136')).toEqual(E.right('15067401000136'));
  for (const wrong of ['63287253027', '', 63287253026, undefined])
    expect(isTaken(DocumentText.decode(wrong))).toBe(false);
});

it('reads only whole numbers from 1 as an id', () => {
  expect(Id.decode(1)).toEqual(E.right(1));
  for (const wrong of [0, -1, 1.5, '1', Number.NaN, 2 ** 53]) expect(isTaken(Id.decode(wrong))).toBe(false);
});
