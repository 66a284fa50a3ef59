import type { Fetch } from '@aroeira/adapters-http/http';
import { beforeEach, describe, expect, it } from 'vitest';
import { person } from '../testing/index.ts';
import type { PersonaKey } from '@aroeira/adapters-http/http/testing';
import { control, resetPersonas, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(async () => {
  await control(sandbox, 'POST clock', { set: '2026-11-20T15:00:00Z' });
  await resetPersonas(sandbox, 'ana', 'valter');
});

/** The calls that change something. */
const writes: string[] = [];
const fetch: Fetch = (url, init) => {
  if (init.method !== 'GET') writes.push(`${init.method} ${url.split('/api/')[1]}`);
  return sandbox.fetch(url, init);
};

/** A device of a persona that has written nothing yet. */
const entered = async (persona: PersonaKey) => {
  const { portal } = await signedIn(persona, { fetch });
  writes.length = 0;
  return portal;
};
const HOUSE = ['objectives', 'add', '--title', 'Casa na praia', '--value', '300000', '--year', '2040', '--json'];

describe('objectives list', () => {
  it('prints them in the words of the wire, and as a table for people', async () => {
    const portal = await entered('ana');
    expect((await portal('objectives list --json')).json).toEqual([
      { id: 1, title: 'Faculdade da Beatriz', value: 180_000, year: 2029, color: '#3260B9' },
      { id: 2, title: 'Ano sabático em Lisboa', value: 120_000, year: 2031, color: '#B5476A' },
      { id: 3, title: 'Casa de praia em Paraty', value: 900_000, year: 2034, color: '#0B5140' },
    ]);
    const { out } = await portal('objectives list');
    expect(out).toMatch(/^ 1 {2}Faculdade da Beatriz +R\$\u00a0180\.000,00 +2029 +Azul$/m);
    expect((await (await entered('valter'))('objectives list')).out).toBe('Você ainda não tem objetivos.\n');
  });
});

describe('objectives add', () => {
  it('adds one with the first colour or a named colour [R731]', async () => {
    const portal = await entered('valter');
    const house = { title: 'Casa na praia', value: 300_000, year: 2040, color: '#0B5140' };
    const added = await portal(HOUSE);
    expect(added).toMatchObject({ exit: 0, json: { created: { id: expect.any(Number), ...house } } });
    const { out } = await portal([...HOUSE.slice(0, -1), '--color', 'roxo']);
    expect(out).toBe('Objetivo criado com sucesso!\n');
    expect((await portal('objectives list --json')).json).toMatchObject([
      Object.assign({ created: {} }, added.json).created,
      { ...house, color: '#432449' },
    ]);
  });

  it('refuses what the form refuses, by the field of the contract', async () => {
    const portal = await entered('ana');
    const { exit, error } = await portal([...HOUSE, '--year', '2049']);
    const message = 'Deve ser menor que o ano de aposentadoria (2049)';
    expect([exit, error]).toEqual([1, { error: { code: 'not_before_retirement', message, field: 'year' } }]);
    expect((await portal([...HOUSE, '--color', 'cinza'])).error).toMatchObject({
      error: { code: 'choice_unknown', field: 'color' },
    });
    for (const [option, value] of [
      ...['NaN', '1e5', 'abc', '1,505'].map((text) => ['--value', text] as const),
      ['--year', 'ano que vem'],
    ] as const)
      expect(await portal([...HOUSE, option, value])).toMatchObject({
        exit: 2,
        error: { error: { code: 'usage', field: option.slice(2) } },
      });
    expect(writes).toEqual([]);
  });
});

describe('objectives edit', () => {
  it('changes the given fields and keeps the others [R731]', async () => {
    const portal = await entered('ana');
    const { json } = await portal(['objectives', 'edit', '2', '--year', '2041', '--color', '#3260B9', '--json']);
    const changed = { id: 2, title: 'Ano sabático em Lisboa', value: 120_000, year: 2041, color: '#3260B9' };
    expect(json).toEqual({ updated: changed });
    expect((await portal('objectives list --json')).json).toMatchObject([{ id: 1 }, changed, { id: 3 }]);
    expect((await portal('objectives edit 2 --value 1')).out).toBe('Objetivo atualizado com sucesso!\n');
  });

  it('finds only the client’s own objectives [R724]', async () => {
    const portal = await entered('valter');
    const { exit, error } = await portal('objectives edit 1 --year 2041 --json');
    expect([exit, error]).toEqual([1, { error: { code: 'objective_missing', message: 'Objetivo não encontrado.' } }]);
    for (const words of ['objectives edit x --year 2041', 'objectives edit 1', 'objectives remove 0 --yes'])
      expect((await portal(words)).exit).toBe(2);
  });
});

describe('objectives remove', () => {
  it('asks by the title, and makes no call after a no [R725] [R726]', async () => {
    const portal = await entered('ana');
    const someone = person('n');
    const { exit, error } = await portal('objectives remove 1 --json', { person: someone });
    expect(someone.asked).toEqual(['Deseja mesmo remover o objetivo "Faculdade da Beatriz"? [s/N] ']);
    expect([exit, error]).toMatchObject([1, { error: { code: 'not_confirmed' } }]);
    expect(await portal('objectives remove 1')).toMatchObject({ exit: 2, err: expect.stringContaining('give --yes') });
    expect(writes).toEqual([]);
    expect((await portal('objectives list --json')).json).toHaveLength(3);
  });

  it('removes only that one after a yes [R727]', async () => {
    const portal = await entered('ana');
    expect((await portal('objectives remove 2 --yes --json')).json).toEqual({ removed: 2 });
    expect(writes).toEqual(['DELETE liberty/objective/2']);
    expect((await portal('objectives list --json')).json).toMatchObject([{ id: 1 }, { id: 3 }]);
    expect((await portal('objectives remove 1', { person: person('sim') })).out).toBe('Objetivo removido.\n');
    const dry = await portal('objectives remove 3 --json --dry-run');
    expect(dry.json).toMatchObject({ method: 'DELETE', url: 'http://sandbox.test/api/liberty/objective/3' });
    expect((await portal('objectives list --json')).json).toMatchObject([{ id: 3 }]);
  });
});
