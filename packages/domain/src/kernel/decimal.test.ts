import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { isNothing, parsePercent, parseReais } from './decimal.ts';

const notANumber = E.left({ _tag: 'NotANumber' });
const invalid = E.left({ _tag: 'AmountInvalid' });

it('distinguishes a text that is not a number from a number that is not allowed', () => {
  for (const text of ['', 'abc', 'R$', '1,2,3']) expect(parseReais(text, 2)).toEqual(notANumber);
  for (const text of ['-0,01', '0,001', '10.000.000.000.000,00']) expect(parseReais(text, 2)).toEqual(invalid);
  expect(parsePercent('%')).toEqual(notANumber);
  for (const text of ['-1', '100', '0,001']) expect(parsePercent(text)).toEqual(invalid);
});

it('counts a text without a number and zero as empty, and a wrong number and a cent as filled', () => {
  expect(['abc', '0', '-1', '0,01'].map((text) => isNothing(parseReais(text, 2)))).toEqual([true, true, false, false]);
});

it('reads the sign of the real with or without spaces after it', () => {
  for (const text of ['R$7', 'R$ 7,00', 'R$\u00a0 7']) expect(parseReais(text, 2)).toEqual(E.right(7_00));
});

it('reads a percent without a whole part, without a fraction, and zero', () => {
  expect([',5', '6,', '0', '0,00', '99,99'].map((text) => parsePercent(text))).toEqual(
    [0.5, 6, 0, 0, 99.99].map((percent) => E.right(percent)),
  );
});
