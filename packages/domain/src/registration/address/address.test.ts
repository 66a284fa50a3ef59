import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { checkForm, emptyForm, type Typed } from '../../kernel/fields/index.ts';
import { addressDataForm } from './address-data.form.ts';
import { cepToLookUp, fillAddress, type FoundAddress } from './address.rules.ts';
import { photo } from '../testing/index.ts';

const context = { today: calendarDay('2026-11-20') };

describe('looking a postal code up', () => {
  const nothing: FoundAddress = { street: '', neighborhood: '', city: '', state: undefined, complement: '' };
  const paulista: FoundAddress = {
    street: 'Avenida Paulista',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    complement: 'até 610',
  };

  it('waits for eight digits [R306] [R307]', () => {
    expect(cepToLookUp('01310-100')).toBe('01310100');
    expect(cepToLookUp('01310100')).toBe('01310100');
    expect([cepToLookUp('01310-10'), cepToLookUp('')]).toEqual([undefined, undefined]);
  });

  it('fills the five fields', () => {
    expect(fillAddress(nothing, paulista, undefined)).toEqual(paulista);
    expect(fillAddress({ ...nothing, street: ' ' }, paulista, undefined)).toEqual(paulista);
    expect(fillAddress({ ...nothing, city: 'Santos' }, paulista, undefined)).toEqual({ ...paulista, city: 'Santos' });
  });

  it('fills nothing when no address is found [R309]', () => {
    const typed = { ...nothing, city: 'Santos' };
    expect(fillAddress(typed, undefined, undefined)).toEqual(typed);
    expect(fillAddress(paulista, undefined, paulista)).toEqual(paulista);
  });

  it('replaces the values of an earlier look-up, and never a typed value (decision Q138)', () => {
    const consolacao = { ...paulista, street: 'Rua da Consolação', neighborhood: 'Consolação', complement: '' };
    const typed = { ...paulista, street: 'Av. Paulista, fundos' };
    expect(fillAddress(typed, consolacao, paulista)).toEqual({ ...consolacao, street: 'Av. Paulista, fundos' });
  });
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
