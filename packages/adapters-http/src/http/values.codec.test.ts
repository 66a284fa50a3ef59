import { cents } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Day, DocumentText } from './parsed.codec.ts';
import { CentsFromReais, InstantFromIso, Id } from './values.codec.ts';

const throughJson = (reais: number): unknown => JSON.parse(JSON.stringify(reais));

describe('money on the wire', () => {
  it('keeps every cent through JSON, up to a hundred billion reais in both signs', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (whole) => {
        const back = CentsFromReais.decode(throughJson(CentsFromReais.encode(cents(whole))));
        expect(back).toEqual(E.right(whole));
      }),
    );
  });

  it('refuses results of floats: 1.005 reais and 0.1 + 0.2 reais', () => {
    expect(CentsFromReais.decode(1234.5)).toEqual(E.right(123450));
    expect(CentsFromReais.decode(468912.45)).toEqual(E.right(46891245));
    expect(E.isLeft(CentsFromReais.decode(1.005))).toBe(true);
    expect(E.isLeft(CentsFromReais.decode(0.1 + 0.2))).toBe(true);
  });

  it('refuses a third decimal', () => {
    const thirds = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(thirds, ([whole, mill]) => {
        expect(E.isLeft(CentsFromReais.decode(Number(`${whole}.00${mill}`)))).toBe(true);
      }),
    );
  });

  it('takes only numbers that are exact in cents', () => {
    for (const wrong of ['1', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 1e300])
      expect(E.isLeft(CentsFromReais.decode(wrong))).toBe(true);
  });

  it('reads negative zero as zero', () => {
    expect(CentsFromReais.decode(-0)).toEqual(E.right(0));
  });
});

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
