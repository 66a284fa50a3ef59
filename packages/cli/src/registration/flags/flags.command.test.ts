import type { Fetch } from '@aroeira/adapters-http/http';
import { openTestSandbox } from '@aroeira/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { device } from '../../testing/index.ts';

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => void (sandbox = await openTestSandbox()), 60_000);
afterAll(() => sandbox.close());

const signedIn = async (document: string) => {
  const theirs = device({ fetch: sandbox.fetch, env: { PORTAL_PASSWORD: 'Senha@123' } });
  expect((await theirs.portal(`login ${document}`)).exit).toBe(0);
  return theirs.portal;
};

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
  const FILLED = ['register', 'suitability', 'signature'];
  const IN_ORDER = [...FILLED, 'approvedAdm', 'canSeeReports'];

  it.each([
    {
      who: 'ana',
      document: '63287253026',
      raised: [...IN_ORDER, 'canInvest'],
      reasons: { canInvest: 'Nenhum impedimento.' },
    },
    {
      who: 'carla',
      document: '60891723919',
      raised: ['canCompleteRegistration', 'investmentsDisabled'],
      reasons: {
        register: 'Falta preencher: informações profissionais, documentos, contas bancárias.',
        suitability: 'Questionário de perfil não respondido.',
        investmentsDisabled: 'Cadastro iniciado.',
      },
    },
    {
      who: 'elisa',
      document: '34850848168',
      raised: ['suitability', 'canCompleteRegistration', 'investmentsDisabled'],
      reasons: { register: 'Há um ajuste pendente no seu cadastro.' },
    },
    {
      who: 'joao',
      document: '47232589573',
      raised: ['canSeeReports', 'canCompleteRegistration', 'investmentsDisabled'],
      reasons: { canSeeReports: 'Você possui previdência.' },
    },
    {
      who: 'otavio',
      document: '67418110529',
      raised: [...IN_ORDER, 'investmentsDisabled'],
      reasons: { canInvest: 'Não foi possível carregar a sua posição.' },
    },
    { who: 'heitor', document: '33917990563', raised: IN_ORDER, reasons: { canInvest: 'Renovação pendente.' } },
    {
      who: 'valter',
      document: '99225912196',
      raised: [...IN_ORDER, 'blockedRenew', 'canInvest'],
      reasons: { blockedRenew: 'Renovação recusada.', canInvest: 'Nenhum impedimento.' },
    },
    {
      who: 'wagner',
      document: '62100182978',
      raised: [...IN_ORDER, 'blockedRenew'],
      reasons: { canInvest: 'Renovação em análise.' },
    },
  ])('of $who have their values and reasons', async ({ document, raised, reasons }) => {
    const { exit, json, err } = await (await signedIn(document))('flags --json');
    if (!isRecord(json)) throw new Error(JSON.stringify(json));
    expect([exit, err, Object.keys(json)]).toEqual([0, '', [...ALL, 'reasons']]);
    expect(ALL.filter((name) => json[name] === true)).toEqual(ALL.filter((name) => raised.includes(name)));
    expect(json['reasons']).toMatchObject(reasons);
  });

  it('are a table for people', async () => {
    const { out } = await (await signedIn('33917990563'))('flags');
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[9]).toMatch(/^canInvest +não +Renovação pendente\.$/);
  });

  it('are not shown when a part could not be loaded', async () => {
    const portal = await signedIn('63287253026');
    const fetch: Fetch = (url, init) =>
      url.includes('/checkListForm/') ? Promise.reject(new TypeError('gone')) : sandbox.fetch(url, init);
    expect(await portal('flags --json', { fetch })).toMatchObject({ exit: 3, out: '' });
  });

  it('need a session on a device that is free', async () => {
    expect((await device({ fetch: sandbox.fetch }).portal('flags --json')).exit).toBe(4);
    expect((await (await signedIn('24956842201'))('flags --json')).error).toMatchObject({
      error: { code: 'device_blocked' },
    });
  });
});
