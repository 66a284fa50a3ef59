import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentKind, punctuateDocument, parseCnpj, parseCpf, parseDocument } from './document.ts';

const cpfInvalid = E.left({ _tag: 'CpfInvalid' });
const cnpjInvalid = E.left({ _tag: 'CnpjInvalid' });

describe('CPF', () => {
  it('accepts a valid one, with or without punctuation [R814]', () => {
    expect(parseCpf('529.982.247-25')).toEqual(E.right('52998224725'));
    expect(parseCpf('52998224725')).toEqual(E.right('52998224725'));
    expect(parseCpf('632.872.530-26')).toEqual(E.right('63287253026'));
    expect(parseCpf('10000000108')).toEqual(E.right('10000000108')); // both sums leave less than two: check digits 0 and 8
  });

  it('refuses a number of digits other than 11', () => {
    for (const typed of ['', '5299822472', '529982247250', '5299822472a']) expect(parseCpf(typed)).toEqual(cpfInvalid);
  });

  it('refuses 11 identical digits, although their check digits are right', () => {
    for (let digit = 0; digit <= 9; digit++) expect(parseCpf(String(digit).repeat(11))).toEqual(cpfInvalid);
  });

  it('refuses a wrong first check digit', () => {
    expect(parseCpf('52998224715')).toEqual(cpfInvalid);
    expect(parseCpf('52998224735')).toEqual(cpfInvalid);
  });

  it('refuses a wrong second check digit', () => {
    expect(parseCpf('52998224724')).toEqual(cpfInvalid);
    expect(parseCpf('52998224726')).toEqual(cpfInvalid);
  });

  it('has exactly one pair of check digits for nine digits that are not identical', () => {
    const nine = fc.stringMatching(/^[0-9]{9}$/).filter((digits) => !/^(.)\1*$/.test(digits));
    fc.assert(
      fc.property(nine, (digits) => {
        const valid = Array.from({ length: 100 }, (_, i) => digits + String(i).padStart(2, '0')).filter((cpf) =>
          E.isRight(parseCpf(cpf)),
        );
        expect(valid).toHaveLength(1);
      }),
      { numRuns: 40 },
    );
  });
});

describe('CNPJ', () => {
  it('accepts a valid one of 14 digits and of 18 characters [R818]', () => {
    expect(parseCnpj('15067401000136')).toEqual(E.right('15067401000136'));
    expect(parseCnpj('15.067.401/0001-36')).toEqual(E.right('15067401000136'));
    expect(parseCnpj(' 15.067.401/0001-36 ')).toEqual(E.right('15067401000136'));
    expect(parseCnpj('11.444.777/0001-61')).toEqual(E.right('11444777000161'));
  });

  it('accepts letters, upper-cased (decision Q169)', () => {
    expect(parseCnpj('12.ABC.345/01DE-35')).toEqual(E.right('12ABC34501DE35'));
    expect(parseCnpj('12abc34501de35')).toEqual(E.right('12ABC34501DE35'));
    expect(parseCnpj('12ABC34501DE36')).toEqual(cnpjInvalid);
    expect(parseCnpj('12ABC34501DEA5')).toEqual(cnpjInvalid); // the check digits are digits
  });

  it('refuses a number of characters other than 14, and more than 18 typed characters [R819]', () => {
    for (const typed of ['', '1506740100013', '150674010001360', '15.067.401/0001--36'])
      expect(parseCnpj(typed)).toEqual(cnpjInvalid);
  });

  it('refuses 14 identical digits', () => {
    for (let digit = 0; digit <= 9; digit++) expect(parseCnpj(String(digit).repeat(14))).toEqual(cnpjInvalid);
  });

  it('refuses a wrong check digit, first or second', () => {
    expect(parseCnpj('15067401000126')).toEqual(cnpjInvalid);
    expect(parseCnpj('15067401000137')).toEqual(cnpjInvalid);
  });
});

describe('CPF or CNPJ', () => {
  it('is recognized by its length [R820]', () => {
    expect(['52998224725', '529982247251', '5A'].map(documentKind)).toEqual(['cpf', 'cnpj', 'cnpj']);
    expect(parseDocument('529.982.247-25')).toEqual(E.right('52998224725'));
    expect(parseDocument('15.067.401/0001-36')).toEqual(E.right('15067401000136'));
    expect(parseDocument('52998224720')).toEqual(cpfInvalid);
    expect(parseDocument('529982247250')).toEqual(cnpjInvalid);
  });

  it('is masked while the client types, and switches mask at the 12th digit [R820]', () => {
    expect(punctuateDocument('')).toBe('');
    expect(punctuateDocument('529')).toBe('529');
    expect(punctuateDocument('5299')).toBe('529.9');
    expect(punctuateDocument('52998224725')).toBe('529.982.247-25');
    expect(punctuateDocument('529982247251')).toBe('52.998.224/7251');
    expect(punctuateDocument('15067401000136')).toBe('15.067.401/0001-36');
    expect(punctuateDocument('1A')).toBe('1A');
  });

  it('keeps every digit in its mask', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,14}$/), (bare) => {
        expect(punctuateDocument(bare).replace(/\D/g, '')).toBe(bare);
      }),
    );
  });
});
