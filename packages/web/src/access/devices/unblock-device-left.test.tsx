import type { UnblockFailure } from '@aroeira/domain/access';
import { blockedDevices } from '@aroeira/domain/access/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { expect, it } from 'vitest';
import { openApp } from '../../composition/testing/open-app.tsx';
import { signedIn } from '../testing/signed-in.ts';

type Answer = E.Either<UnblockFailure, void>;

/** A client who sent the answers and pressed 'Sair' before the server answered. The sign-in is on the screen. */
const leftWhileItWasSent = async () => {
  let give: (answer: Answer) => void = () => undefined;
  const slow = () => new Promise<Answer>((resolve) => (give = resolve));
  const memory = signedIn({ isDeviceBlocked: true });
  const { navigation } = openApp('/unblockDevice', { memory, blockedDevices: blockedDevices(slow) });
  await userEvent.type(await screen.findByLabelText(/Primeiro nome da mãe/), 'Marta');
  await userEvent.type(screen.getByLabelText(/CEP/), '01310100');
  await userEvent.type(screen.getByLabelText(/Data de nascimento/), '08021975');
  await userEvent.click(screen.getByRole('button', { name: 'Desbloquear' }));
  await userEvent.click(screen.getByRole('link', { name: 'Sair' }));
  await screen.findByRole('heading', { name: 'BEM-VINDO' });
  return { memory, navigation, answer: async (given: Answer) => act(async () => give(given)) };
};

it.each<[string, Answer]>([
  ['unblocks the device', E.right(undefined)],
  ['refuses the last try', E.left({ _tag: 'MaxTriesReached' })],
])('an answer that %s after Sair changes nothing and causes no navigation', async (_, given) => {
  const { memory, navigation, answer } = await leftWhileItWasSent();
  await answer(given);
  expect(navigation.path()).toBe('/login');
  expect(memory.session.read()).toEqual(O.none);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText('Este dispositivo foi desbloqueado!')).toBeNull();
});
