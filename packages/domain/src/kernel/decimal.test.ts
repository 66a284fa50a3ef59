import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { isNothing, parsePercent, parseReais } from './decimal.ts';

const notANumber = E.left({ _tag: 'NotANumber' });
const invalid = E.left({ _tag: 'AmountInvalid' });

it('tells what is no number from a number that may not stand there', () => {
  for (const text of ['', 'abc', 'R$', '1,2,3']) expect(parseReais(text, 2)).toEqual(notANumber);
  for (const text of ['-0,01', '0,001', '10.000.000.000.000,00']) expect(parseReais(text, 2)).toEqual(invalid);
  expect(parsePercent('%')).toEqual(notANumber);
  for (const text of ['-1', '100', '0,001']) expect(parsePercent(text)).toEqual(invalid);
});

it('counts no number and zero as nothing, a wrong number and a cent as something', () => {
  expect(['abc', '0', '-1', '0,01'].map((text) => isNothing(parseReais(text, 2)))).toEqual([true, true, false, false]);
});

it('reads the sign of the real with any blanks behind it, or none', () => {
  for (const text of ['R$7', 'R$ 7,00', 'R$\u00a0 7']) expect(parseReais(text, 2)).toEqual(E.right(7_00));
});

it('reads a percent without a whole part, without a fraction, and of zero', () => {
  expect([',5', '6,', '0', '0,00', '99,99'].map((text) => parsePercent(text))).toEqual(
    [0.5, 6, 0, 0, 99.99].map((percent) => E.right(percent)),
  );
});
