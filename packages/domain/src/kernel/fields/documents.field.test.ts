import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../days.ts';
import { makeCnpj, makeCpf } from '../generate.ts';
import { chanceFrom } from '../testing/index.ts';
import { cnpjField, cpfCnpjField, cpfField } from './documents.field.ts';
import { checkField } from './field.ts';
import type { FieldError } from './field.errors.ts';
import { fieldMessage } from './field.messages.ts';

const context = { today: calendarDay('2026-11-20') };
const cpf = cpfField({ caption: 'CPF' });
const cnpj = cnpjField({ caption: 'CNPJ' });
const either = cpfCnpjField({ caption: 'CPF/CNPJ' });

/**
 * Replaces every digit in turn by the next one. With a first check digit of 0 it replaces only the check digits,
 * because two sums give 0, and modulo 11 does not find every change before it.
 */
const spoilt = (bare: string): string[] => {
  const from = bare.at(-2) === '0' ? bare.length - 2 : 0;
  const places = Array.from({ length: bare.length - from }, (_, i) => from + i);
  return places.map((i) => bare.slice(0, i) + ((Number(bare.charAt(i)) + 1) % 10) + bare.slice(i + 1));
};

/** The sentence after the client leaves a field with this text, or nothing when the text is right. */
const said = (field: typeof cpf | typeof cnpj, typed: string): string | undefined =>
  E.match(
    (error: FieldError) => fieldMessage(field, error),
    () => undefined,
  )(checkField<unknown, string>(field, typed, context));

const identical = (length: number): string[] => Array.from('0123456789', (digit) => digit.repeat(length));

describe('a CPF field', () => {
  it.each([
    ['other than 11 digits [R810]', ['5299822472', '529982247250', '5299822472a', '11.444.777/0001-61']],
    ['11 identical digits, also with right check digits [R811]', identical(11)],
    ['a wrong first check digit [R812]', ['52998224715', '529.982.247-35']],
    ['a wrong second check digit [R813]', ['52998224724', '529.982.247-26']],
  ])('asks for a valid CPF instead of %s', (_, wrong) => {
    for (const typed of wrong) expect(said(cpf, typed)).toBe('Informe um CPF válido');
    expect(said(cpf, '529.982.247-25')).toBeUndefined();
  });

  it('gives the digits of every valid CPF, and refuses it after any digit changes', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const bare = makeCpf(chanceFrom(seed));
        expect(checkField(cpf, cpf.mask.show(bare), context)).toEqual(E.right(bare));
        for (const wrong of spoilt(bare))
          expect(checkField(cpf, wrong, context)).toEqual(E.left({ _tag: 'CpfInvalid' }));
      }),
    );
  });

  it('shows at most eleven digits', () => {
    expect(cpf.mask.show('CPF 529x982.247-2501')).toBe('529.982.247-25');
  });
});

describe('a CNPJ field', () => {
  it.each([
    ['other than 14 characters [R815]', ['1506740100013', '150674010001360', '529.982.247-25', '15.067.401/0001--36']],
    ['14 identical digits [R816]', identical(14)],
    ['a wrong check digit, first or second [R817]', ['15067401000126', '15.067.401/0001-37']],
  ])('asks for a valid CNPJ instead of %s', (_, wrong) => {
    for (const typed of wrong) expect(said(cnpj, typed)).toBe('Informe um CNPJ válido');
    expect(said(cnpj, '15.067.401/0001-36')).toBeUndefined();
  });

  it('gives every valid CNPJ, and refuses it after any digit changes', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const bare = makeCnpj(chanceFrom(seed));
        expect(checkField(cnpj, cnpj.mask.show(bare), context)).toEqual(E.right(bare));
        for (const wrong of spoilt(bare))
          expect(checkField(cnpj, wrong, context)).toEqual(E.left({ _tag: 'CnpjInvalid' }));
      }),
    );
  });

  it('shows at most 18 characters [R819]', () => {
    expect(cnpj.mask.show('11444777000161999')).toBe('11.444.777/0001-61');
  });
});

describe('a field for a CPF or a CNPJ', () => {
  it('shows a CPF up to 11 digits, and a CNPJ from 12 digits [R820]', () => {
    expect(either.mask?.show('52998224725')).toBe('529.982.247-25');
    expect(either.mask?.show('529982247251')).toBe('52.998.224/7251');
  });

  it('removes a pasted label, and keeps the letters of a CNPJ', () => {
    for (const label of ['CPF: ', 'cpf ', 'CPF/CNPJ: ', 'CPF/CNPJ '])
      expect(either.mask.show(`${label}529.982.247-25`)).toBe('529.982.247-25');
    expect(either.mask.show('CNPJ: 11444777000161')).toBe('11.444.777/0001-61');
    expect(either.mask.show('CPF12345')).toBe('CP.F12.345');
    expect(either.mask.show('00.000.CPF/0001')).toBe('00.000.CPF/0001');
  });

  it('loses no typed character, and does not change a shown text', () => {
    const typed = fc.oneof(
      fc.stringMatching(/^[0-9]{0,14}$/),
      fc.stringMatching(/^[0-9A-Z]{0,12}$/),
      fc.stringMatching(/^[0-9A-Z]{12}\d{0,2}$/),
    );
    fc.assert(
      fc.property(typed, (bare) => {
        const shown = either.mask.show(bare);
        expect(shown.replace(/[./-]/g, '')).toBe(bare);
        expect(either.mask.show(shown)).toBe(shown);
      }),
    );
  });
});
