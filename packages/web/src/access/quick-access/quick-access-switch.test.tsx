import { biometrics, quickAccess, quickAccessCredential, savedAccount, session } from '@aroeira/domain/access/testing';
import { BRUNO } from '@aroeira/domain/kernel/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as O from 'fp-ts/Option';
import { expect, it } from 'vitest';
import { openApp } from '../../composition/testing/open-app.tsx';
import { profileRoutes } from '../../profile/profile.routes.tsx';
import { signedIn } from '../testing/signed-in.ts';

const deviceOf = (...accounts: readonly ReturnType<typeof savedAccount>[]) => {
  const memory = signedIn();
  memory.savedAccounts.write(accounts)();
  return memory;
};
const open = async (memory = deviceOf(savedAccount()), api = quickAccess(session())) => {
  openApp('/profile', { memory, quickAccess: api, biometrics: biometrics(), routes: profileRoutes });
  await screen.findByRole('heading', { name: 'Minhas informações' });
  return { memory, api };
};
const theSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Acesso rápido' });

it('is there only when an account of the device is the main one [R155]', async () => {
  await open();
  expect(theSwitch().checked).toBe(false);
  cleanup();
  await open(deviceOf(savedAccount({ isMain: false }), savedAccount({ clientId: 8, document: BRUNO, isMain: false })));
  expect(screen.queryByRole('switch', { name: 'Acesso rápido' })).toBeNull();
});

it('turns off at once, and leaves no flag [R156]', async () => {
  const memory = deviceOf(savedAccount());
  memory.quickAccess.write(quickAccessCredential())();
  await open(memory);
  expect(theSwitch().checked).toBe(true);
  await userEvent.click(theSwitch());
  expect([theSwitch().checked, memory.quickAccess.read()]).toEqual([false, O.none]);
  expect(screen.getByText('Acesso rápido desativado neste dispositivo.')).toBeTruthy();
});

it('opens the enable flow when it is off, and is on after the device is registered [R157]', async () => {
  const { memory, api } = await open();
  await userEvent.click(theSwitch());
  expect(await screen.findByRole('dialog', { name: 'Ativar o acesso rápido?' })).toBeTruthy();
  expect([theSwitch().checked, api.asked]).toEqual([false, []]);
  await userEvent.click(screen.getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(theSwitch().checked).toBe(true));
  expect(memory.quickAccess.read()).toEqual(O.some(quickAccessCredential()));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is disabled for an account that is not the main one, and says so', async () => {
  const memory = deviceOf(savedAccount({ isMain: false }), savedAccount({ clientId: 8, document: BRUNO }));
  await open(memory);
  expect(theSwitch().disabled).toBe(true);
  expect(screen.getByText('Disponível para a conta principal deste dispositivo')).toBeTruthy();
});
