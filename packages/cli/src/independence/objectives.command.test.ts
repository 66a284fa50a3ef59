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

  it('tells that they did not load [R728]', async () => {
    const portal = await entered('ana');
    await control(sandbox, 'POST faults', { on: 'GET /liberty/objective', status: 500 });
    const { exit, error } = await portal('objectives list --json');
    const message = 'Não foi possível carregar os objetivos';
    expect([exit, error]).toMatchObject([1, { error: { code: 'objectives_not_loaded', message } }]);
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

  it('has added it if only the answer was lost, and makes no second one (decision 0228)', async () => {
    const { portal } = await signedIn('valter', {
      fetch: async (url, init) => {
        const answer = await sandbox.fetch(url, init);
        if (url.endsWith('/liberty/objective/0')) throw new TypeError('the connection broke');
        return answer;
      },
    });
    expect(await portal(HOUSE)).toMatchObject({ exit: 0, json: { created: { id: expect.any(Number) } } });
    expect((await portal('objectives list --json')).json).toHaveLength(1);
  });

  it('refuses what the form refuses, by the field of the contract', async () => {
    const portal = await entered('ana');
    for (const [option, value, code, field, message] of [
      ['--title', 'a'.repeat(26), 'too_long', 'title', 'Máximo de 25 caracteres'],
      ['--value', '1,50', 'amount_invalid', 'value', 'Digite um valor válido'],
      ['--value', '0', 'required', 'value', 'Campo obrigatório'],
      ['--year', '203', 'too_few_digits', 'year', 'Mínimo de 4 dígitos'],
      ['--year', '2026', 'not_after_current_year', 'year', 'Deve ser maior que o ano atual'],
      ['--year', '2049', 'not_before_retirement', 'year', 'Deve ser menor que o ano de aposentadoria (2049)'],
      ['--color', 'cinza', 'choice_unknown', 'color', expect.any(String)],
    ] as const) {
      const { exit, error } = await portal([...HOUSE, option, value]);
      expect([exit, error]).toEqual([1, { error: { code, message, field } }]);
    }
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

  it('adds five and does not send a sixth [R705]', async () => {
    const portal = await entered('ana');
    for (const exit of [0, 0, 1]) expect((await portal(HOUSE)).exit).toBe(exit);
    expect((await portal(HOUSE)).error).toMatchObject({ error: { code: 'objectives_full' } });
    expect(writes).toEqual(['POST liberty/objective/0', 'POST liberty/objective/0']);
    expect((await portal('objectives list --json')).json).toHaveLength(5);
  });

  it('does not send one that breaks the plan (decision 0210)', async () => {
    const portal = await entered('ana');
    const { exit, error } = await portal([...HOUSE, '--value', '90000000']);
    expect([exit, error]).toEqual([
      1,
      { error: { code: 'not_viable', message: expect.stringMatching(/^Os valores informados não são compatíveis/) } },
    ]);
    expect(writes).toEqual([]);
  });

  it('tells that one was not saved [R730]', async () => {
    const portal = await entered('ana');
    await control(sandbox, 'POST faults', { on: 'POST /liberty/objective/0', status: 500 });
    const { exit, error } = await portal(HOUSE);
    const message = 'Erro ao salvar objetivo. Por favor tente novamente mais tarde!';
    expect([exit, error]).toMatchObject([1, { error: { code: 'objective_not_saved', message } }]);
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
  const kept = async (portal: Awaited<ReturnType<typeof entered>>) =>
    expect((await portal('objectives list --json')).json).toHaveLength(3);

  it('asks by the title, and makes no call after a no [R725] [R726]', async () => {
    const portal = await entered('ana');
    const someone = person('n');
    const { exit, error } = await portal('objectives remove 1 --json', { person: someone });
    expect(someone.asked).toEqual(['Deseja mesmo remover o objetivo "Faculdade da Beatriz"? [s/N] ']);
    expect([exit, error]).toMatchObject([1, { error: { code: 'not_confirmed' } }]);
    expect(await portal('objectives remove 1')).toMatchObject({ exit: 2, err: expect.stringContaining('give --yes') });
    expect(writes).toEqual([]);
    await kept(portal);
  });

  it('removes only that one after a yes [R727]', async () => {
    const portal = await entered('ana');
    expect((await portal('objectives remove 2 --yes --json')).json).toEqual({ removed: 2 });
    expect(writes).toEqual(['DELETE liberty/objective/2']);
    expect((await portal('objectives list --json')).json).toMatchObject([{ id: 1 }, { id: 3 }]);
    expect((await portal('objectives remove 1', { person: person('sim') })).out).toBe('Objetivo excluído.\n');
    const dry = await portal('objectives remove 3 --json --dry-run');
    expect(dry.json).toMatchObject({ method: 'DELETE', url: 'http://sandbox.test/api/liberty/objective/3' });
    expect((await portal('objectives list --json')).json).toMatchObject([{ id: 3 }]);
  });

  it('tells that it failed, and keeps the objective [R729]', async () => {
    const portal = await entered('ana');
    await control(sandbox, 'POST faults', { on: 'DELETE /liberty/objective/1', status: 500 });
    const { exit, error } = await portal('objectives remove 1 --yes --json');
    const message = 'Não foi possível excluir o objetivo';
    expect([exit, error]).toMatchObject([1, { error: { code: 'objective_not_removed', message } }]);
    await kept(portal);
  });
});
