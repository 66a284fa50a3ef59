import type { DeviceMemory, NewPasswordFailure } from '@aroeira/domain/access';
import { newDevice, passwords } from '@aroeira/domain/access/testing';
import { ANA, unreachable } from '@aroeira/domain/kernel/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { openRecovery } from '../testing/open-recovery.tsx';
import { signedIn } from '../testing/signed-in.ts';
import { fieldErrors } from '../../ui/fields/testing/field-errors.ts';

const FIELDS_INVALID = 'Preencha corretamente todos os campos para continuar';

const forced = () => signedIn({ status: 'must-change-password' });
const open = async (server = passwords(), memory: DeviceMemory = forced()) => {
  const app = openRecovery('/resetPassword', server, memory);
  await screen.findByRole('heading', { name: 'Crie uma nova senha' });
  return app;
};
const field = (name: 'Nova senha' | 'Repita a nova senha') => screen.getByLabelText<HTMLInputElement>(name);
const fill = async (password: string, again = password) => {
  if (password !== '') await userEvent.type(field('Nova senha'), password);
  if (again !== '') await userEvent.type(field('Repita a nova senha'), again);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
const sentences = () => [...fieldErrors(), ...screen.queryAllByRole('alert').map(({ textContent }) => textContent)];

describe('a reset', () => {
  it('that succeeds says so on the dashboard, and the client is confirmed [R196] [R197]', async () => {
    const [server, memory] = [passwords(), forced()];
    const { navigation } = await open(server, memory);
    await fill('Nova@1234');
    await save();
    expect(await screen.findByText('Painel')).toBeTruthy();
    expect(screen.getByText('Sua senha foi alterada com sucesso!')).toBeTruthy();
    expect([navigation.path(), navigation.visited()]).toEqual(['/dashboard', ['/dashboard']]);
    expect(server.changes).toEqual([{ document: ANA, newPassword: 'Nova@1234' }]);
    expect(memory.session.read()).toMatchObject(O.some({ status: 'confirmed' }));
  });

  it.each([
    ['', '', ['* Nova senha é obrigatório', '* Confirme a nova senha']],
    ['Abcde1!', 'Abcde1!', ['* Escolha uma senha válida', '* Escolha uma senha válida']],
    ['Nova@1234', 'Nova@1235', ['* A confirmação de senha está incorreta']],
  ])(
    'of %j and %j makes no call, and says below the fields and above the button what is wrong [R190]',
    async (password, again, errors) => {
      const server = passwords();
      await open(server);
      await fill(password, again);
      await save();
      expect(fieldErrors()).toEqual(errors);
      expect(screen.getByText(FIELDS_INVALID)).toBeTruthy();
      // A screen reader reads the field when the focus arrives. An alert would speak over it (decision 0159).
      expect(screen.queryByRole('alert')).toBeNull();
      expect(server.changes).toEqual([]);
      await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
    },
  );

  it('removes that sentence when every field is right', async () => {
    await open(passwords({ change: TE.left(unreachable) }));
    await save();
    await fill('Nova@1234');
    await save();
    expect(await screen.findByText('Ocorreu um erro ao tentar salvar a nova senha.')).toBeTruthy();
    expect(sentences()).toHaveLength(1);
  });
});

describe('a reset that the server refuses', () => {
  const refusedBy = async (failure: NewPasswordFailure, memory = forced()) => {
    const { navigation } = await open(passwords({ change: TE.left(failure) }), memory);
    await fill('Nova@1234');
    await save();
    const alert = await screen.findByRole('alert');
    expect([navigation.path(), field('Nova senha').value]).toEqual(['/resetPassword', 'Nova@1234']);
    return alert.textContent;
  };

  it('says that the client must choose another password than the previous one [R193]', async () => {
    expect(await refusedBy({ _tag: 'SameAsPrevious' })).toBe(
      'Sua nova senha não pode ser a mesma que a anterior. Por favor, defina uma nova senha para continuar.',
    );
  });

  it('says that the new password equals the previous one [R192]', async () => {
    expect(await refusedBy({ _tag: 'SameAsPrevious' }, signedIn())).toMatch(
      /^Sua senha não pode ser a mesma que a anterior/,
    );
  });

  it('says that the client used the password before [R194]', async () => {
    expect(await refusedBy({ _tag: 'UsedBefore' })).toMatch(
      /^Sua senha não pode ser uma senha já utilizada anteriormente/,
    );
  });

  it('says for any other reason that the password could not be saved [R195]', async () => {
    expect(await refusedBy(unreachable)).toBe('Ocorreu um erro ao tentar salvar a nova senha.');
  });
});

describe('the reset', () => {
  it('sends a visitor without a session to the sign-in', async () => {
    const server = passwords();
    for (const memory of [newDevice(), signedIn({ tokens: undefined }), signedIn({ isConsentDue: true })]) {
      const { navigation } = openRecovery('/resetPassword', server, memory);
      await waitFor(() => expect(navigation.path()).toBe('/login'));
      cleanup();
    }
    expect(server.changes).toEqual([]);
  });

  it('sends a client with a blocked device to its questions first', async () => {
    const memory = signedIn({ isDeviceBlocked: true, status: 'must-change-password' });
    const { navigation } = openRecovery('/resetPassword', passwords(), memory);
    await waitFor(() => expect(navigation.path()).toBe('/unblockDevice'));
  });

  it('opens instead of the dashboard for a client who must change the password [R216]', async () => {
    const { navigation } = openRecovery('/dashboard', passwords(), forced());
    expect(await screen.findByRole('heading', { name: 'Crie uma nova senha' })).toBeTruthy();
    expect([navigation.path(), screen.queryByText('Painel')]).toEqual(['/resetPassword', null]);
  });

  it('lets the client leave the account, or give the current password instead', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Sair' }).getAttribute('href')).toBe('/logout');
    cleanup();
    await open(passwords(), signedIn());
    expect(screen.getByRole('link', { name: 'Usar minha senha atual' }).getAttribute('href')).toBe('/change-password');
  });
});
