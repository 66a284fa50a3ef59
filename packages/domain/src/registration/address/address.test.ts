import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { checkForm, emptyForm, type Typed } from '../../kernel/fields/index.ts';
import { addressDataForm } from './address-data.form.ts';
import { cepToLookUp, fillAddress, forgetAddress, withoutHouses, type FoundAddress } from './address.rules.ts';
import { photo } from '../testing/index.ts';

const context = { today: calendarDay('2026-11-20') };

describe('looking a postal code up', () => {
  const nothing: FoundAddress = { street: '', neighborhood: '', city: '', state: undefined, complement: '' };
  const paulista: FoundAddress = {
    street: 'Avenida Paulista',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    complement: 'Conjunto Nacional',
  };

  it('waits for eight digits [R306] [R307]', () => {
    expect(cepToLookUp('01310-100')).toBe('01310100');
    expect(cepToLookUp('01310100')).toBe('01310100');
    expect([cepToLookUp('01310-10'), cepToLookUp('')]).toEqual([undefined, undefined]);
  });

  const placed = { cep: '01310-100', ...paulista };

  it('fills the five fields, as far as they are empty', () => {
    expect(fillAddress(nothing, paulista)).toEqual(paulista);
    expect(fillAddress({ ...nothing, street: ' ' }, paulista)).toEqual(paulista);
    const { city: _, ...others } = paulista;
    expect(fillAddress({ ...nothing, city: 'Santos' }, paulista)).toEqual(others);
  });

  it('fills nothing when no address is found [R309]', () => {
    expect(fillAddress({ ...nothing, city: 'Santos' }, undefined)).toEqual({});
  });

  it('leaves nothing of the postal code before, found or not, and all that the client typed (decision 0171)', () => {
    const typed = { ...placed, cep: '99999-999', street: 'Av. Paulista, fundos' };
    const { street: _, ...others } = nothing;
    expect(forgetAddress(typed, placed)).toEqual({ cep: '99999-999', ...others });
  });

  it('leaves all while the postal code is the same, or not whole', () => {
    expect(forgetAddress({ ...placed, cep: '01310100' }, placed)).toEqual({});
    expect(forgetAddress({ ...placed, cep: '01310-10' }, placed)).toEqual({});
  });

  it('leaves what was given without a postal code', () => {
    expect(forgetAddress(placed, { ...paulista, cep: '' })).toEqual({ cep: placed.cep });
  });

  it.each([
    'de 612 a 1510 - lado par',
    'até 610',
    'até 610/611',
    '- de 301/302 ao fim',
    'a partir de 1512',
    'do km 12 ao km 20',
    'lado ímpar',
    '(lado par)',
    'Ímpar',
  ])('takes no complement that names the houses of the code: %s', (complement) => {
    expect(withoutHouses({ ...paulista, complement })).toEqual({ ...paulista, complement: '' });
  });

  it.each(['apto 12', 'Conjunto Nacional', 'Paraíso', 'de frente', 'Lado A', 'km 12', ''])(
    'takes another complement: %s',
    (complement) => {
      expect(withoutHouses({ ...paulista, complement })).toEqual({ ...paulista, complement });
    },
  );
});

describe('the address', () => {
  const typed: Typed<typeof addressDataForm> = {
    cep: '01310-100',
    street: 'Avenida Paulista',
    number: '12 B',
    complement: '',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    proofOfResidence: photo('conta.pdf.jpg'),
  };
  const wrong = (changes: Partial<typeof typed>) =>
    E.match(
      (errors: object) => Object.keys(errors),
      () => [],
    )(checkForm(addressDataForm, { ...typed, ...changes }, context));

  it('needs every field except the complement [R310] [R311] [R313] [R314] [R315] [R316] [R318]', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong(emptyForm(addressDataForm))).toEqual([
      'cep',
      'street',
      'number',
      'neighborhood',
      'city',
      'state',
      'proofOfResidence',
    ]);
  });

  it('takes 40 characters of a number and 255 of a complement, and not one more [R312] [R317]', () => {
    expect(wrong({ number: 'x'.repeat(40), complement: 'x'.repeat(255) })).toEqual([]);
    expect(wrong({ number: 'x'.repeat(41), complement: 'x'.repeat(256) })).toEqual(['number', 'complement']);
  });
});
