import { beforeEach, describe, expect, it } from 'vitest';
import { device } from '../testing/index.ts';
import { resetPersonas, testSandbox } from '../testing/sandbox.ts';

const VERTICE = '15067401000136';
const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'heitor', 'iris'));

describe('renewal status', () => {
  it('prints the record of the wire, and whether the server was asked', async () => {
    expect((await (await signedIn('heitor')).portal('renewal status --json')).json).toEqual({
      status: 'available',
      step: null,
      expired_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      requested: true,
      signature: null,
    });
    expect((await (await signedIn('iris')).portal('renewal status --json')).json).toMatchObject({ status: 'expired' });
    expect((await (await signedIn('ana')).portal('renewal status --json')).json).toMatchObject({
      status: 'ok',
      step: null,
    });
  });

  it('is ok without a call for a company, except the one of the environment [R413] [R414]', async () => {
    const { portal } = await signedIn('vertice');
    const { json, err } = await portal('renewal status --json --trace');
    expect([json, err]).toEqual([
      { status: 'ok', step: null, expired_date: null, requested: false, signature: null },
      '',
    ]);
    const env = { RENEW_COMPANY_DOCUMENT: VERTICE };
    expect((await portal('renewal status --json', { env })).json).toMatchObject({ requested: true });
    expect(await portal('renewal start --json')).toMatchObject({
      exit: 1,
      error: { error: { code: 'renewal_not_due' } },
    });
  });

  it('shows people the check list', async () => {
    const { portal } = await signedIn('iris');
    await portal('renewal step financial');
    const { out } = await portal('renewal status');
    expect(out.split('\n').map((line) => line.replace(/ {2,}/, ': '))).toEqual([
      'Situação: Renovação vencida',
      expect.stringMatching(/^Vencimento: \d\d\/\d\d\/\d{4}$/),
      'Informações cadastrais: Concluído',
      'Perfil de investimento: A fazer',
      'Assinatura: Aguardando',
      '',
    ]);
  });
});

describe('renewal start and renewal step', () => {
  it('refuse an unknown step', async () => {
    expect(await device().portal('renewal step finished --json')).toMatchObject({
      exit: 2,
      error: { error: { code: 'usage' } },
    });
  });

  it('confirm the data of a due renewal, and of no other', async () => {
    const { portal } = await signedIn('heitor');
    const data = (email: string) => `renewal data --email ${email} --location Santos --json`;
    expect(await portal(data('heitor'))).toMatchObject({ error: { error: { code: 'email_invalid', field: 'email' } } });
    expect((await portal(data('heitor@nova.com.br'))).json).toEqual({ saved: true });
    const { to } = await sandbox.client('heitor');
    expect((await to('GET /api/clients/:id')).body).toMatchObject({ email: 'heitor@nova.com.br' });
    expect(await (await signedIn('ana')).portal(data('ana@nova.com.br'))).toMatchObject({
      exit: 1,
      error: { error: { code: 'renewal_not_due' } },
    });
  });
});
