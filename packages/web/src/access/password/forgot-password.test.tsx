import type { ForgotPasswordFailure } from '@aroeira/domain/access';
import { passwords } from '@aroeira/domain/access/testing';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { openRecovery } from '../testing/open-recovery.tsx';
import { fieldErrors } from '../../ui/fields/testing/field-errors.ts';

const CPF = '63287253026';

const open = async (server = passwords()) => {
  const app = openRecovery('/forgotPassword', server);
  await screen.findByRole('button', { name: 'Eu não sou um robô' });
  return app;
};
const documentField = () => screen.getByLabelText<HTMLInputElement>('CPF/CNPJ');
const check = () => userEvent.click(screen.getByRole('button', { name: 'Eu não sou um robô' }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const fill = async () => {
  await userEvent.type(documentField(), CPF);
  await check();
};
const ask = async (server = passwords()) => {
  const app = await open(server);
  await fill();
  await send();
  return app;
};
const failing = (failure: ForgotPasswordFailure) => passwords({ sendTemporary: TE.left(failure) });

describe('a request for a temporary password', () => {
  it('leads to the sign-in, with a notice that it was sent [R178]', async () => {
    const server = passwords();
    const { navigation } = await ask(server);
    const notice = within(await screen.findByRole('alertdialog'));
    expect(notice.getByRole('heading').textContent).toBe('Tudo certo!');
    expect(
      notice.getByText(/Enviamos uma senha temporária para o e-mail a\*\*\*@e\*\*\*\.com\.br/).textContent,
    ).toContain('pode levar alguns minutos');
    await waitFor(() => expect(navigation.path()).toBe('/login'));
    expect(server.forgotten).toEqual([{ document: CPF, captcha: 'proof-1' }]);
    await userEvent.click(notice.getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks for a document and for the check, and makes no call without them [R174] [R175]', async () => {
    const server = passwords();
    await open(server);
    await send();
    expect(fieldErrors()).toEqual(['* CPF/CNPJ é obrigatório', '* Clique no caixa de seleção acima para continuar']);
    expect(document.activeElement).toBe(documentField());
    expect(server.forgotten).toEqual([]);
  });

  it('goes back without a call [R180]', async () => {
    const server = passwords();
    const { navigation } = await open(server);
    await userEvent.type(documentField(), CPF);
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect([navigation.path(), server.forgotten]).toEqual(['/login', []]);
  });

  it('makes one call when the client sends the form twice [R800]', async () => {
    const server = passwords({ sendTemporary: TE.fromTask<string, never>(() => new Promise(() => undefined)) });
    await ask(server);
    // A second tap may come before React draws the button as busy.
    const { form } = documentField();
    if (form !== null) fireEvent.submit(form);
    expect(server.forgotten).toHaveLength(1);
  });

  it('causes no navigation when the client left meanwhile', async () => {
    let answer: (email: string) => void = () => undefined;
    const sent = TE.fromTask<string, never>(() => new Promise((resolve) => (answer = resolve)));
    const { navigation } = await ask(passwords({ sendTemporary: sent }));
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await screen.findByRole('heading', { name: 'BEM-VINDO' });
    navigation.push('/welcome');
    answer('a***@e***.com.br');
    await waitFor(() => expect(navigation.path()).toBe('/welcome'));
    expect(screen.queryByText('Tudo certo!')).toBeNull();
  });
});

describe('a temporary password that was not sent', () => {
  it('says that the document was not found, keeps it, and asks for another check [R179]', async () => {
    const server = failing({ _tag: 'DocumentNotFound' });
    const { navigation, pass } = await ask(server);
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível encontrar o CPF/CNPJ informado.');
    expect([navigation.path(), documentField().value]).toEqual(['/forgotPassword', '632.872.530-26']);
    pass(500);
    expect(fieldErrors()).toEqual([]);
    await send();
    expect(fieldErrors()).toEqual(['* Clique no caixa de seleção acima para continuar']);
    expect(screen.queryByText('Não foi possível encontrar o CPF/CNPJ informado.')).toBeNull();
    await check();
    await send();
    expect(server.forgotten.map(({ captcha }) => captcha)).toEqual(['proof-1', 'proof-2']);
  });

  it.each([
    [{ _tag: 'ProofRefused' }, 'A verificação expirou. Marque a caixa de seleção de novo para continuar.'],
    [{ _tag: 'TooManyAttempts' }, 'Muitas tentativas seguidas. Aguarde alguns minutos e tente novamente.'],
    [unreachable, 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.'],
  ] as const)('says why: %j', async (failure, sentence) => {
    await ask(failing(failure));
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });
});
