import type { SignInAnswer } from '@aroeira/domain/access';
import {
  authenticator,
  biometrics,
  challenge,
  consents,
  newDevice,
  quickAccess,
  quickAccessCredential,
  savedAccount,
  session,
} from '@aroeira/domain/access/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { openApp, type World } from '../../composition/testing/open-app.tsx';
import { fieldErrors } from '../../ui/fields/testing/field-errors.ts';

const registeredDevice = () => {
  const memory = newDevice();
  memory.savedAccounts.write([savedAccount()])();
  memory.quickAccess.write(quickAccessCredential())();
  return memory;
};
const enter = async (world: World = {}) => {
  const memory = world.memory ?? registeredDevice();
  const app = openApp('/login', { biometrics: biometrics(), quickAccess: quickAccess(session()), ...world, memory });
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar' }));
  return { ...app, memory };
};
const passwordDialog = async () => within(await screen.findByRole('dialog', { name: 'Digite sua senha' }));
it('tries the biometrics of the main account first, and asks for no password [R109]', async () => {
  const [server, api] = [authenticator(), quickAccess(session())];
  const { navigation } = await enter({ authenticator: server, quickAccess: api });
  await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
  expect([api.asked.length, server.asked]).toEqual([2, []]);
});

it('asks for the password at once without a credential, and does not mention biometrics [R112] [R150]', async () => {
  const memory = registeredDevice();
  memory.quickAccess.clear();
  await enter({ memory });
  expect((await passwordDialog()).queryByRole('alert')).toBeNull();
});

const cancelling: World = { biometrics: biometrics({ prove: { _tag: 'Cancelled' } }) };
const failures: readonly [World, string][] = [
  [cancelling, 'A biometria foi cancelada.'],
  [
    { quickAccess: quickAccess(session(), { requestProof: { _tag: 'CredentialUnknown' } }) },
    'O registro deste dispositivo não foi encontrado ou não vale mais.',
  ],
];

it.each(failures)('shows why quick access failed over the password: %# [R112] [R152] [R153]', async (world, reason) => {
  await enter(world);
  const alert = await (await passwordDialog()).findByRole('alert');
  expect(alert.textContent).toBe(
    `Não foi possível confirmar o Acesso Rápido. Por favor, utilize sua senha para continuar. ${reason}`,
  );
});

it('opens the password when the device has no biometrics any more [R112]', async () => {
  await enter({ biometrics: biometrics({ lacks: ['hasPlatformAuthenticator'] }) });
  expect((await passwordDialog()).getByRole('alert').textContent).toContain('não está disponível neste dispositivo');
});

it('lets the client in by password after a failure, and then shows only sentences about the password', async () => {
  const { navigation } = await enter({
    ...cancelling,
    authenticator: authenticator({ signIn: TE.left({ _tag: 'AlreadyConnected' }) }),
  });
  const dialog = await passwordDialog();
  await userEvent.type(dialog.getByLabelText('Senha'), 'Senha@123');
  await userEvent.click(dialog.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(fieldErrors()).toEqual(['* Outro dispositivo móvel já está conectado']));
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(navigation.path()).toBe('/login');
});

it('asks for the code too when two-step verification is on', async () => {
  const challenged: SignInAnswer = { _tag: 'Challenged', challenge: challenge() };
  const { memory } = await enter({ quickAccess: quickAccess(session(), { signIn: TE.right(challenged) }) });
  expect(await screen.findByRole('dialog', { name: 'Autenticação em duas etapas' })).toBeTruthy();
  expect(memory.challenge.read()).toEqual(O.some(challenge()));
});

it('asks for the consent before the biometrics', async () => {
  const hand = biometrics();
  await enter({ consentsBefore: consents(false), biometrics: hand });
  expect(await screen.findByRole('dialog', { name: 'Antes de continuar' })).toBeTruthy();
  expect(hand.asked).toEqual([]);
});
