import { newDevice, passwords } from '@aroeira/domain/access/testing';
import { ANA } from '@aroeira/domain/kernel/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { openRecovery } from '../testing/open-recovery.tsx';
import { signedIn } from '../testing/signed-in.ts';
import { fieldErrors } from '../../ui/fields/testing/field-errors.ts';

const open = async (server = passwords()) => {
  const app = openRecovery('/change-password', server, signedIn());
  await screen.findByRole('heading', { name: 'Alterar senha' });
  return app;
};
const type = async (label: string, text: string) => {
  if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
};
const change = async (current: string, password: string, again = password) => {
  await type('Senha atual', current);
  await type('Nova senha', password);
  await type('Repita a nova senha', again);
  await userEvent.click(screen.getByRole('button', { name: 'Alterar senha' }));
};

describe('a change of password', () => {
  it('that succeeds says so on the profile [R199]', async () => {
    const server = passwords();
    const { navigation } = await open(server);
    await change('Senha@123', 'Nova@1234');
    expect(await screen.findByText('Perfil de Ana')).toBeTruthy();
    expect(screen.getByText('Sua senha foi alterada com sucesso!')).toBeTruthy();
    expect(navigation.path()).toBe('/profile');
    expect(server.changes).toEqual([{ document: ANA, currentPassword: 'Senha@123', newPassword: 'Nova@1234' }]);
  });

  it('asks for the current password, the new one and its confirmation [R198]', async () => {
    const server = passwords();
    await open(server);
    await change('', '');
    expect(fieldErrors()).toEqual([
      '* Senha atual é obrigatório',
      '* Nova senha é obrigatório',
      '* Confirme a nova senha',
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('Senha atual'));
    expect(server.changes).toEqual([]);
  });

  it.each([
    ['Abcde1!', 'Abcde1!', ['* Escolha uma senha válida', '* Escolha uma senha válida']],
    ['Abcdefg1', 'Abcdefg1', ['* Escolha uma senha válida', '* Escolha uma senha válida']],
    ['Nova@1234', 'outra', ['* A confirmação de senha está incorreta']],
  ])('checks %j, repeated as %j, by the rules of a reset [R201]', async (password, again, errors) => {
    await open();
    await change('Senha@123', password, again);
    expect(fieldErrors()).toEqual(errors);
  });

  it('that is refused says why, and keeps what was typed [R200]', async () => {
    const { navigation } = await open(passwords({ change: TE.left({ _tag: 'WrongPassword' }) }));
    await change('Senha@123', 'Nova@1234');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'A senha atual está incorreta. Por favor, digite corretamente sua senha atual para continuar.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Nova senha').value).toBe('Nova@1234');
    expect(navigation.path()).toBe('/change-password');
  });

  it('does not open without a session, or while the client must choose a password', async () => {
    const anonymous = openRecovery('/change-password', passwords(), newDevice());
    await waitFor(() => expect(anonymous.navigation.path()).toBe('/login'));
    cleanup();
    const { navigation } = openRecovery('/change-password', passwords(), signedIn({ status: 'must-change-password' }));
    await waitFor(() => expect(navigation.path()).toBe('/resetPassword'));
  });

  it('tells a password manager whose password this is', async () => {
    await open();
    const username = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect([username?.value, username?.hidden]).toEqual([ANA, true]);
  });
});
