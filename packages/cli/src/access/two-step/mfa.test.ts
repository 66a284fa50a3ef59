import { expect, it } from 'vitest';
import { testSandbox } from '../../testing/sandbox.ts';

const ANA = '63287253026';
const { sandbox, signedIn } = testSandbox();

const lastCode = async () => /etapas é (\d{6})/.exec((await sandbox.outbox(ANA)).at(-1)?.text ?? '')?.[1] ?? '';

it('turns it on, so that the next sign-in asks for a code, and off with the code that was sent', async () => {
  const { portal } = await signedIn('ana');
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

it('reads the code from the outbox, and needs no code when it was never on', async () => {
  const { portal } = await signedIn('carla');
  expect(await portal('mfa disable')).toMatchObject({
    exit: 0,
    out: 'Autenticação em duas etapas desativada com sucesso!\n',
  });
  await portal('mfa enable');
  expect((await portal('mfa disable --code from-outbox --json')).json).toEqual({ mfa: false });
});
