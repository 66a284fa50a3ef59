import { cents } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CentsFromReais } from './money.codec.ts';

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
