import { beforeEach, describe, expect, it } from 'vitest';
import { control, resetPersonas, testSandbox } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'ana'));

const fault = (on: string, shown: object) => control(sandbox, 'POST faults', { on, ...shown });
const REFRESH = 'POST /client/refresh-token/:id';
const failed = {
  exit: 3,
  out: '',
  error: { error: { code: 'refresh_failed', message: 'Erro no servidor, tente novamente mais tarde' } },
};

describe('a session that the server could not renew', () => {
  it.each([
    ['503', { status: 503 }],
    ['500 with a code', { status: 500, code: 'ERR999' }],
    ['nothing', { drop: true }],
    ['no JSON', { malformed: true }],
  ])('is exit 3, and is kept: the refresh is answered %s [R893]', async (_, outage) => {
    const { portal } = await signedIn('ana');
    await fault('GET /investorPosition', { status: 401, times: 1 });
    await fault(REFRESH, outage);
    expect(await portal('position --json')).toMatchObject(failed);
    await control(sandbox, 'DELETE faults');
    expect((await portal('position --json')).exit).toBe(0);
  });

  it.each([
    ['movements', 'GET /investments/list/*'],
    ['yield', 'GET /rentability/graph/v5/*/*/*'],
    ['pension', 'GET /icatu/certificates/*'],
    ['objectives list', 'GET /liberty/objective'],
    ['funds list', 'GET /investments/listFundsWithTermsSignature/*/*'],
    ['device list', 'GET /clients/:id/devices'],
    ['flags', 'GET /registrationForm/clients/:id'],
    ['redeem 5 --total --bank 10011 --yes', 'POST /investments/create/v2'],
  ])('is the same in every command: %s', async (command, on) => {
    const { portal } = await signedIn('ana');
    await fault(on, { status: 401 });
    await fault(REFRESH, { status: 503 });
    expect(await portal(`${command} --json`)).toMatchObject(failed);
    expect((await portal('whoami')).exit).toBe(0);
  });

  it('is over, and exit 4, when the server refuses to renew it [R892]', async () => {
    const { portal } = await signedIn('ana');
    await fault('GET /investorPosition', { status: 401 });
    await fault(REFRESH, { status: 401 });
    expect(await portal('position --json')).toMatchObject({
      exit: 4,
      error: { error: { code: 'no_session', message: 'Sessão expirada!' } },
    });
    expect((await portal('whoami')).exit).toBe(4);
  });
});
