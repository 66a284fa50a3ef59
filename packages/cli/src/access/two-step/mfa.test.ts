import { openTestSandbox } from '@aroeira/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { device } from '../../testing/index.ts';

const [ANA, CARLA] = ['63287253026', '60891723919'];
let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => void (sandbox = await openTestSandbox()), 60_000);
afterAll(() => sandbox.close());

const signedIn = async (document: string) => {
  const { portal } = device({ fetch: sandbox.fetch, env: { PORTAL_PASSWORD: 'Senha@123' } });
  await portal(`login ${document}`);
  const lastCode = async () => /etapas é (\d{6})/.exec((await sandbox.outbox(document)).at(-1)?.text ?? '')?.[1] ?? '';
  return { portal, lastCode };
};

it('turns it on, so that the next sign-in asks for a code, and off with the code that was sent', async () => {
  const { portal, lastCode } = await signedIn(ANA);
  expect(await portal('mfa enable')).toMatchObject({
    exit: 0,
    out: 'Autenticação em duas etapas ativada com sucesso!\n',
  });
  expect((await portal('whoami --json')).json).toMatchObject({ mfa: true });

  const asked = await portal('mfa disable --json');
  expect([asked.exit, asked.out]).toEqual([1, '']);
  expect(asked.error).toMatchObject({ error: { code: 'mfa_required' } });
  expect((await portal('whoami --json')).json).toMatchObject({ mfa: true });

  const wrong = await portal('mfa disable --code 12 --json');
  expect(wrong.exit).toBe(1);
  expect(wrong.error).toEqual({
    error: {
      code: 'wrong_code',
      message: 'Ops! Não foi possível continuar, verifique o código que enviamos no seu e-mail.',
    },
  });

  const code = await lastCode();
  expect((await portal(`mfa disable --code ${code} --json`)).json).toEqual({ mfa: false });
  expect((await portal('whoami --json')).json).toMatchObject({ mfa: false });
});

it('reads the code in the outbox, and needs none while it was never on', async () => {
  const { portal } = await signedIn(CARLA);
  expect(await portal('mfa disable')).toMatchObject({
    exit: 0,
    out: 'Autenticação em duas etapas desativada com sucesso!\n',
  });
  await portal('mfa enable');
  expect((await portal('mfa disable --code from-outbox --json')).json).toEqual({ mfa: false });
});

it('needs a session', async () => {
  const { portal } = device({ fetch: sandbox.fetch });
  for (const words of ['mfa enable', 'mfa disable', 'mfa disable --code 1']) expect((await portal(words)).exit).toBe(4);
});
