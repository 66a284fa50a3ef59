import { beforeEach, describe, expect, it } from 'vitest';
import { device } from '../testing/index.ts';
import { control, resetPersonas, testSandbox } from '../testing/sandbox.ts';

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
  it('run a renewal from its start to its end', async () => {
    const { portal } = await signedIn('heitor');
    expect(await portal('renewal start')).toMatchObject({ exit: 0, out: 'Renovação iniciada.\n' });
    expect((await portal('renewal status --json')).json).toMatchObject({ step: 'started', signature: null });
    expect((await portal('renewal step financial --json')).json).toEqual({ step: 'financial' });
    // Passed already: the server stays where it is, and that is told.
    expect((await portal('renewal step started --json')).json).toEqual({ step: 'financial' });
    await portal('renewal step signature');
    expect(await portal('renewal step signed --json')).toMatchObject({
      exit: 1,
      error: {
        error: { code: 'renewal_not_signed', message: 'A assinatura da renovação ainda não foi concluída.' },
      },
    });
    const { json } = await portal('renewal status --json');
    expect(json).toMatchObject({ step: 'signature', signature: { status: 'pending' } });
    await control(sandbox, 'POST backoffice/sign', { token: Object(json).signature.signer_token });
    expect((await portal('renewal status')).out).toMatch(/Documento +Assinado\n$/);
    await portal('renewal step signed');
    expect((await portal('renewal step done')).out).toBe('Renovação concluída.\n');
    expect((await portal('renewal status --json')).json).toMatchObject({ status: 'ok', step: null });
  });

  it('renew heitor with his data and his answers, and give investing back', async () => {
    const { portal } = await signedIn('heitor');
    const canInvest = async () => Object((await portal('flags --json')).json).canInvest;
    expect(await canInvest()).toBe(false);
    await portal('renewal start');
    await portal('renewal data --email heitor@nova.com.br --location Santos');
    await portal('registration submit professionalInformation --file -', { stdin: '{"professionalType":6}' });
    await portal('renewal step financial');
    const answers = [12, 22, 32, 42, 52, 62, 72, 82, 92];
    await portal('suitability answer --file - --purpose renew', { stdin: JSON.stringify({ answers }) });
    const { json } = await portal('renewal status --json');
    expect(json).toMatchObject({ step: 'signature' });
    await portal(`sandbox backoffice sign ${Object(json).signature.signer_token}`);
    await portal('renewal step signed');
    await portal('renewal step done');
    expect([(await portal('renewal status --json')).json, await canInvest()]).toMatchObject([{ status: 'ok' }, true]);
  });

  it('refuse what is not due and what comes too early', async () => {
    expect(await (await signedIn('ana')).portal('renewal start --json')).toMatchObject({
      exit: 1,
      error: {
        error: { code: 'renewal_not_due', message: 'Não há renovação a fazer: o seu cadastro está em dia.' },
      },
    });
    expect(await (await signedIn('iris')).portal('renewal step signature --json')).toMatchObject({
      exit: 1,
      error: { error: { code: 'renewal_step_out_of_order' } },
    });
  });

  it('confirm the data of a due renewal, and of no other', async () => {
    const { portal } = await signedIn('heitor');
    const data = (email: string) => `renewal data --email ${email} --location Santos --json`;
    expect(await portal(data('heitor'))).toMatchObject({ error: { error: { code: 'email_invalid', field: 'email' } } });
    expect((await portal(data('heitor@nova.com.br'))).json).toEqual({ saved: true });
    const { to } = await sandbox.client('heitor');
    expect((await to('GET /api/clients/:id')).body).toMatchObject({ email: 'heitor@nova.com.br' });
    expect((await to('GET /api/registrationForm/clients/:id')).body).toMatchObject({
      investorDeclaration: { local: 'Santos' },
    });
    expect(await (await signedIn('ana')).portal(data('ana@nova.com.br'))).toMatchObject({
      exit: 1,
      error: { error: { code: 'renewal_not_due' } },
    });
  });

  it('send what the contract says, and nothing in a dry run', async () => {
    const { portal } = await signedIn('heitor');
    const { json } = await portal('renewal step financial --json --dry-run');
    expect(json).toMatchObject({
      method: 'POST',
      url: 'http://sandbox.test/api/renew/step/financial',
      body: { step: 'financial', server: true },
    });
    expect((await portal('renewal status --json')).json).toMatchObject({ step: null });
  });

  it('refuse an unknown step', async () => {
    expect(await device().portal('renewal step finished --json')).toMatchObject({
      exit: 2,
      error: { error: { code: 'usage' } },
    });
  });
});
