import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, calendarDay } from './days.ts';
import { completeCnpj, completeCpf, parseCnpj, parseCpf } from './document.ts';
import { parseEmail } from './email.ts';
import { makeCep, makeClient, makeCnpj, makeCpf, makePhone } from './generate.ts';
import { parseCep } from './cep.ts';
import { parsePhone } from './phone.ts';
import { chanceFrom } from './testing/index.ts';

const today = calendarDay('2026-11-20');
const sources = fc.integer().map(chanceFrom);

describe('invented data', () => {
  it('is valid for every seed', () => {
    fc.assert(
      fc.property(sources, (chance) => {
        const [cpf, cnpj, phone, cep] = [makeCpf(chance), makeCnpj(chance), makePhone(chance), makeCep(chance)];
        expect(parseCpf(cpf)).toEqual(E.right(cpf));
        expect(parseCnpj(cnpj)).toEqual(E.right(cnpj));
        expect(parsePhone(phone)).toBe(phone);
        expect(parseCep(cep)).toBe(cep);
      }),
    );
  });

  it('is an adult client with an address that receives no mail', () => {
    fc.assert(
      fc.property(sources, (chance) => {
        const client = makeClient({ chance, today });
        const age = ageOn(client.birthDate, today);
        expect(age).toBeGreaterThanOrEqual(18);
        expect(age).toBeLessThanOrEqual(82);
        expect(client.email).toMatch(/^[a-z]+\.[a-z]+\.\d{4}@example\.com$/);
        expect(parseEmail(client.email)).toBe(client.email);
        expect(parsePhone(client.phone)).toBe(client.phone);
        expect(client.name).toMatch(/^\p{L}+ \p{L}+$/u);
      }),
    );
  });

  it('is the same for the same seed and different for another seed', () => {
    const make = (seed: number) => makeClient({ chance: chanceFrom(seed), today });
    expect(make(7)).toEqual(make(7));
    expect(make(7)).not.toEqual(make(8));
    const chance = chanceFrom(7);
    expect(new Set(Array.from({ length: 200 }, () => makeCpf(chance))).size).toBe(200);
    expect(new Set(Array.from({ length: 200 }, () => makeClient({ chance, today }).name)).size).toBeGreaterThan(50);
  });

  it('tries again after digits that no document may have', () => {
    const draws = [...Array.from({ length: 9 }, () => 0.1), ...Array.from({ length: 9 }, (_, i) => i / 10)];
    expect(makeCpf(() => draws.shift() ?? 0)).toBe('01234567890');
  });
});

it('sets the check digits of a document, and refuses identical digits', () => {
  expect(completeCpf('529982247')).toBe('52998224725');
  expect(completeCpf('111111111')).toBeUndefined();
  expect(completeCnpj('114447770001')).toBe('11444777000161');
  expect(completeCnpj('12ABC34501DE')).toBe('12ABC34501DE35');
  expect(completeCnpj('000000000000')).toBeUndefined();
});
