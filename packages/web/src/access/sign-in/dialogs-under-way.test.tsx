import { authenticator, challenge, consents, newDevice, savedAccount } from '@aroeira/domain/access/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { openApp, type World } from '../../composition/testing/open-app.tsx';
import { signIn } from '../testing/sign-in.ts';

/** An answer that never comes. */
const onItsWay = (): Promise<never> => new Promise(() => undefined);

const signInTo = async (world: World) => {
  await signIn(world);
  return within(await screen.findByRole('dialog'));
};

const stateOf = (button: HTMLElement) => ({
  isOff: button.getAttribute('aria-disabled') === 'true',
  isBusy: button.getAttribute('aria-busy') === 'true',
});

it('the dialog of the code disables its other buttons while the server checks the code, and keeps the focus', async () => {
  const server = authenticator({
    signIn: TE.right({ _tag: 'Challenged', challenge: challenge() }),
    enterCode: onItsWay,
  });
  const dialog = await signInTo({ authenticator: server });
  await userEvent.type(dialog.getByLabelText('Código'), '123456');
  const confirm = dialog.getByRole('button', { name: 'Confirmar' });
  for (const name of ['Confirmar', 'Reenviar código', 'Voltar'])
    expect(stateOf(dialog.getByRole('button', { name }))).toEqual({ isOff: false, isBusy: false });
  await userEvent.click(confirm);
  expect(stateOf(confirm)).toEqual({ isOff: true, isBusy: true });
  expect([document.activeElement, confirm.hasAttribute('disabled')]).toEqual([confirm, false]);
  for (const name of ['Reenviar código', 'Voltar']) {
    const button = dialog.getByRole('button', { name });
    expect(stateOf(button)).toEqual({ isOff: true, isBusy: false });
    await userEvent.click(button);
  }
  await userEvent.click(confirm);
  expect(server.asked.filter((call) => call.startsWith('send code') || call.startsWith('enter code'))).toHaveLength(2);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('the dialog of the consent disables its refusal while the answer is sent', async () => {
  const dialog = await signInTo({ consents: consents(false, onItsWay) });
  const [deny, accept] = ['Recusar', 'Aceitar'].map((name) => dialog.getByRole('button', { name }));
  await userEvent.click(accept!);
  expect([stateOf(deny!), stateOf(accept!)]).toEqual([
    { isOff: true, isBusy: false },
    { isOff: true, isBusy: true },
  ]);
  expect(document.activeElement).toBe(accept);
  await userEvent.click(deny!);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('locks the sign-in form and says that it waits, until the server checked the password', async () => {
  openApp('/login', { authenticator: authenticator({ signIn: onItsWay }) });
  const [document, password] = [await screen.findByLabelText('CPF/CNPJ'), screen.getByLabelText('Senha')];
  await userEvent.type(document, '08824648096');
  await userEvent.type(password, 'Senha@123');
  const submit = screen.getByRole('button', { name: 'Acessar sua conta' });
  await userEvent.click(submit);
  expect([submit, document.closest('form')].map((each) => each?.getAttribute('aria-busy'))).toEqual(['true', 'true']);
  await userEvent.type(password, '4');
  await userEvent.type(document, '{Backspace}');
  expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe('Senha@123');
  expect(screen.getByLabelText<HTMLInputElement>('CPF/CNPJ').value).toBe('088.246.480-96');
});

it('the dialog of the password does the same', async () => {
  const memory = newDevice();
  memory.savedAccounts.write([savedAccount()])();
  openApp('/login', { memory, authenticator: authenticator({ signIn: onItsWay }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar' }));
  const dialog = within(await screen.findByRole('dialog'));
  const password = dialog.getByLabelText<HTMLInputElement>('Senha');
  await userEvent.type(password, 'Senha@123');
  await userEvent.click(dialog.getByRole('button', { name: 'Entrar' }));
  await userEvent.type(password, '4');
  expect([password.value, password.closest('form')?.getAttribute('aria-busy')]).toEqual(['Senha@123', 'true']);
});
