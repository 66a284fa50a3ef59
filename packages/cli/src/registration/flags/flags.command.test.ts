import type { Fetch } from '@aroeira/adapters-http/http';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();

const ALL = [
  'register',
  'suitability',
  'signature',
  'approvedAdm',
  'blockedRenew',
  'canSeeReports',
  'canCompleteRegistration',
  'canInvest',
  'investmentsDisabled',
];
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

describe('flags', () => {
  it.each([
    {
      who: 'carla',
      raised: ['canCompleteRegistration', 'investmentsDisabled'],
      reasons: {
        register: 'Falta preencher: informações profissionais, dados do investidor, documentos, contas bancárias.',
        suitability: 'Questionário de perfil não respondido.',
        investmentsDisabled: 'Cadastro iniciado.',
      },
    },
    {
      who: 'valter',
      raised: ['register', 'suitability', 'signature', 'approvedAdm', 'canSeeReports', 'blockedRenew', 'canInvest'],
      reasons: { blockedRenew: 'Renovação recusada.', canInvest: 'Nenhum impedimento.' },
    },
  ] as const)('of $who have their values and reasons', async ({ who, raised, reasons }) => {
    const { exit, json, err } = await (await signedIn(who)).portal('flags --json');
    if (!isRecord(json)) throw new Error(JSON.stringify(json));
    expect([exit, err, Object.keys(json)]).toEqual([0, '', [...ALL, 'reasons']]);
    expect(ALL.filter((name) => json[name] === true)).toEqual(ALL.filter((name) => new Set<string>(raised).has(name)));
    expect(json['reasons']).toMatchObject(reasons);
  });

  it('are a table for people', async () => {
    const { out } = await (await signedIn('heitor')).portal('flags');
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[9]).toMatch(/^canInvest +não +Renovação pendente\.$/);
  });

  it('are not shown when a part could not be loaded', async () => {
    const { portal } = await signedIn('ana');
    const fetch: Fetch = (url, init) =>
      url.includes('/checkListForm/') ? Promise.reject(new TypeError('gone')) : sandbox.fetch(url, init);
    expect(await portal('flags --json', { fetch })).toMatchObject({ exit: 3, out: '' });
  });
});
