import * as E from 'fp-ts/Either';
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
});
