import { expect, it } from 'vitest';
import { testSandbox } from '../../testing/sandbox.ts';

const { signedIn } = testSandbox();

it('reads the code from the outbox, and needs no code when it was never on', async () => {
  const { portal } = await signedIn('carla');
  expect(await portal('mfa disable')).toMatchObject({
    exit: 0,
    out: 'Autenticação em duas etapas desativada com sucesso!\n',
  });
  await portal('mfa enable');
  expect((await portal('mfa disable --code from-outbox --json')).json).toEqual({ mfa: false });
});
