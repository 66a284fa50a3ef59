import { beforeEach, describe, expect, it } from 'vitest';
import type { PersonaKey } from '@aroeira/adapters-http/http/testing';
import { resetPersonas, testSandbox } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'ana', 'vertice', 'iris', 'heitor', 'joao'));

/** A persona, and what of their run was sent as a write. */
const at = async (persona: PersonaKey) => {
  const writes: string[] = [];
  const { portal } = await signedIn(persona, {
    fetch: (url, init) => {
      if (init.method !== 'GET') writes.push(`${String(init.method)} ${new URL(url).pathname}`);
      return sandbox.fetch(url, init);
    },
  });
  writes.length = 0;
  const send = (words: string, filed: object) =>
    portal(`registration ${words} - --json`, { stdin: JSON.stringify(filed) });
  return {
    portal,
    writes,
    submit: (step: string, filed: object) => send(`submit ${step} --file`, filed),
    fill: (pages: object) => send('fill --from', pages),
  };
};

const ANSWERS = { haveWorked: true, haveRelation: false, haveFatca: false };
const ACCOUNT = { bankId: 7, agency: '0348', accountNumber: '184562', digit: '1' };
const PAGES = [
  ['choosePlanner', { hasPlanner: false }],
  ['personalData', { gender: 'FEMININO', maritalStatus: 1 }],
  ['taxInformation', ANSWERS],
  ['bankAccounts', { accounts: [ACCOUNT] }],
  ['setBankAccount', ACCOUNT],
  ['equityData', {}],
] as const;

describe('a registration that is closed', () => {
  it.each<readonly [PersonaKey, string]>([
    ['diego', 'Não falta nada no seu cadastro.'],
    ['ursula', 'Cadastro enviado ao banco.'],
  ])('takes no page of %s, by the reason of the flag, and nothing is sent', async (key, message) => {
    const { submit, fill, writes, portal } = await at(key);
    for (const [step, filed] of PAGES) {
      const { exit, out, error } = await submit(step, filed);
      expect([step, exit, out, error]).toEqual([step, 1, '', { error: { code: 'registration_closed', message } }]);
    }
    expect((await fill({ mailing: null, taxInformation: ANSWERS })).error).toEqual({
      error: { code: 'registration_closed', message, field: 'taxInformation', saved: [] },
    });
    expect(writes).toEqual([]);
    expect((await portal('flags --json')).json).toMatchObject({
      canCompleteRegistration: false,
      reasons: { canCompleteRegistration: message },
    });
  });

  it('of a company that is not approved leads nowhere, and says whom to talk to (decision 0290)', async () => {
    const { submit, fill, writes, portal } = await at('vertice');
    expect((await portal('sandbox backoffice set 15067401000136 --approval 4')).exit).toBe(0);
    writes.length = 0;
    const message = 'Para cadastro PJ, entre em contato com seu Planejador';
    const error = { code: 'registration_closed', message };
    for (const [step, filed] of PAGES) expect((await submit(step, filed)).error).toEqual({ error });
    expect((await fill({ taxInformation: ANSWERS })).error).toMatchObject({ error });
    expect((await portal('flags --json')).json).toMatchObject({
      canCompleteRegistration: false,
      reasons: { canCompleteRegistration: message },
    });
    expect((await portal('registration status --json')).json).toMatchObject({ next: null });
    expect((await portal('registration status')).out).toContain(message);
    expect((await portal('registration next')).out).toBe('/dashboard\n');
    expect(writes).toEqual([]);
  });

  it('keeps the planner of a client with a pension, as the web does (decision 0291)', async () => {
    const { submit, writes } = await at('joao');
    expect((await submit('choosePlanner', { hasPlanner: false })).error).toEqual({
      error: { code: 'planner_is_set', message: 'O seu Planejador já está definido' },
    });
    expect(writes).toEqual([]);
  });

  it('opens the accounts and papers of the profile to an approved client, and no declaration', async () => {
    const { submit, writes } = await at('ana');
    expect((await submit('setBankAccount', { ...ACCOUNT, id: 10_010 })).exit).toBe(0);
    expect(writes).toEqual(['POST /api/bank-account', 'POST /api/reports/reportbankchanged']);
    expect((await submit('taxInformation', ANSWERS)).error).toEqual({
      error: { code: 'registration_closed', message: 'Cadastro aprovado.' },
    });
  });

  it.each(['iris', 'heitor'] as const)('opens for the renewal of %s, but for its first pages', async (key) => {
    const { submit } = await at(key);
    expect((await submit('taxInformation', ANSWERS)).exit).toBe(0);
    expect((await submit('choosePlanner', { hasPlanner: false })).error).toMatchObject({
      error: { code: 'registration_closed' },
    });
  });
});

describe('the next page', () => {
  it('is the renewal when it expired, as on the first load of the dashboard', async () => {
    const { portal, fill } = await at('iris');
    const path = '/registration/renew';
    const next = 'renewalCheckList';
    expect((await portal('registration next --json')).json).toEqual({ step: next, path, progress: null });
    expect((await fill({})).json).toEqual({ saved: [], skipped: [], next, path });
  });

  it('is the dashboard while a renewal is only available', async () => {
    expect((await (await at('heitor')).portal('registration next')).out).toBe('/dashboard\n');
  });
});
