import type { CodeFailure } from '@aroeira/domain/access';
import {
  authenticator,
  challenge,
  consents,
  newDevice,
  savedAccount,
  session,
  sessions,
} from '@aroeira/domain/access/testing';
import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { openApp, type World } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { signIn } from '../testing/sign-in.ts';

type Answers = Parameters<typeof authenticator>[0];

const signInTo = async (world: World) => ({
  ...(await signIn(world)),
  dialog: within(await screen.findByRole('dialog')),
});

describe('a sign-in that needs a code', () => {
  const challenged = (answers: Answers = {}) =>
    authenticator({ signIn: TE.right({ _tag: 'Challenged', challenge: challenge() }), ...answers });
  const refusing = (failure: CodeFailure) => challenged({ enterCode: TE.left(failure) });
  const enterCode = async (dialog: ReturnType<typeof within>, code: string) => {
    if (code !== '') await userEvent.type(dialog.getByLabelText('Código'), code);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
  };

  it('sends it, asks for it, and continues to the consent check when it is right [R089] [R090]', async () => {
    const server = challenged();
    const { dialog } = await signInTo({ authenticator: server });
    expect(dialog.getByRole('heading', { name: 'Autenticação em duas etapas' })).toBeTruthy();
    expect(dialog.getByLabelText('Código').getAttribute('autocomplete')).toBe('one-time-code');
    await enterCode(dialog, '123456');
    expect(await screen.findByText('Painel')).toBeTruthy();
    expect(server.asked.slice(1)).toEqual(['send code 08824648096 login-8', 'enter code 08824648096 login-8 123456']);
  });

  it('says to check the e-mail when it is wrong, and keeps the dialog and the code [R160]', async () => {
    const { dialog } = await signInTo({ authenticator: refusing({ _tag: 'WrongCode' }) });
    await enterCode(dialog, '000000');
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Não foi possível continuar, verifique o código que enviamos no seu e-mail.',
    );
    expect(dialog.getByLabelText<HTMLInputElement>('Código').value).toBe('000000');
  });

  it('takes the six digits of a pasted text, and nothing else', async () => {
    const { dialog } = await signInTo({ authenticator: challenged() });
    const field = dialog.getByLabelText<HTMLInputElement>('Código');
    await userEvent.click(field);
    await userEvent.paste('Código: 341 315');
    expect(field.value).toBe('341315');
    await userEvent.clear(field);
    await userEvent.type(field, 'a34 13159876');
    expect(field.value).toBe('341315');
  });

  it('says that something unexpected happened after any other refusal [R161]', async () => {
    const { dialog } = await signInTo({ authenticator: refusing(unreachable) });
    await enterCode(dialog, '1');
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Houve um erro inesperado ao verificar o código, por favor tente novamente mais tarde.',
    );
  });

  it('asks for a code before any call', async () => {
    const server = challenged();
    const { dialog } = await signInTo({ authenticator: server });
    await enterCode(dialog, '');
    expect((await dialog.findByRole('alert')).textContent).toBe('* Campo obrigatório');
    expect(document.activeElement).toBe(dialog.getByLabelText('Código'));
    expect(server.asked).toHaveLength(2);
  });

  it('sends another code when the client asks: the refused one is gone, and the field has the focus', async () => {
    const server = refusing({ _tag: 'WrongCode' });
    const { dialog } = await signInTo({ authenticator: server });
    await enterCode(dialog, '000000');
    await userEvent.click(dialog.getByRole('button', { name: 'Reenviar código' }));
    await dialog.findByText(/Enviamos um novo código/);
    const field = dialog.getByLabelText<HTMLInputElement>('Código');
    expect([field.value, document.activeElement]).toEqual(['', field]);
    expect(server.asked.filter((call) => call.startsWith('send code'))).toHaveLength(2);
  });

  it('says why no other code was sent, and promises none', async () => {
    let isDown = false;
    const server = challenged({ sendCode: async () => (isDown ? E.left(unreachable) : E.right('sent')) });
    const { dialog } = await signInTo({ authenticator: server });
    expect(dialog.queryByText(/Enviamos um novo código/)).toBeNull();
    isDown = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Reenviar código' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(callFailureMessage(unreachable, 'production'));
    expect(dialog.queryByText(/Enviamos um novo código/)).toBeNull();
  });

  it('tries the password again when two-step verification was turned off meanwhile', async () => {
    let isOff = false;
    const server = authenticator({
      signIn: async () =>
        E.right(isOff ? { _tag: 'SignedIn', session: session() } : { _tag: 'Challenged', challenge: challenge() }),
      sendCode: async () => E.right(isOff ? 'disabled' : 'sent'),
    });
    const { dialog, navigation } = await signInTo({ authenticator: server });
    isOff = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Reenviar código' }));
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
  });

  it('sends the password again when it was right too long ago, and so another code', async () => {
    let isOld = false;
    const server = authenticator({
      signIn: async () => {
        isOld = false;
        return E.right({ _tag: 'Challenged', challenge: challenge() });
      },
      sendCode: async () => E.right(isOld ? 'password-required' : 'sent'),
    });
    const { dialog } = await signInTo({ authenticator: server });
    isOld = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Reenviar código' }));
    await waitFor(() => expect(server.asked.filter((call) => call.startsWith('send code'))).toHaveLength(3));
    expect([isOld, screen.queryByRole('alert'), dialog.getByLabelText('Código')]).toMatchObject([false, null, {}]);
  });

  it('leads back to the form, which keeps the typed text', async () => {
    const { dialog } = await signInTo({ authenticator: challenged() });
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('CPF/CNPJ').value).toBe('088.246.480-96');
    expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe('Senha@123');
  });
});

describe('a sign-in that needs consent', () => {
  it('asks for it with all four terms checked, and keeps those that stay checked [R219] [R220] [R221]', async () => {
    const server = consents(false);
    const { dialog, navigation } = await signInTo({ consents: server });
    const terms = dialog.getAllByRole<HTMLInputElement>('checkbox');
    expect(terms.map(({ checked }) => checked)).toEqual([true, true, true, true]);
    expect(navigation.path()).toBe('/login');
    await userEvent.click(terms[3]!);
    await press('Aceitar');
    expect(await screen.findByText('Painel')).toBeTruthy();
    expect(server.answered.map(({ isAccepted, terms }) => [isAccepted, terms])).toEqual([[true, [1, 2, 3]]]);
  });

  it('stays and says so when the server could not keep the answer [R226]', async () => {
    const { dialog } = await signInTo({ consents: consents(false, TE.left(unreachable)) });
    await press('Aceitar');
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Não foi possível registrar o consentimento de cookies no momento, por favor tente mais tarde',
    );
  });

  it('ends the session when the client denies consent, and leads through /logout to the sign-in [R222]', async () => {
    const [server, memory] = [sessions(), newDevice()];
    const { navigation } = await signInTo({ consents: consents(false), sessions: server, memory });
    const seen: string[] = [];
    navigation.subscribe(() => seen.push(navigation.path()));
    await press('Recusar');
    await waitFor(() => expect(seen).toEqual(['/logout', '/login']));
    expect(server.ended).toEqual(['app 7']);
    expect(memory.session.read()).toEqual(O.none);
  });
});

describe('/logout', () => {
  const signedIn = () => {
    const memory = newDevice();
    memory.session.write(session())();
    memory.savedAccounts.write([savedAccount()])();
    return memory;
  };

  it('ends the session once, keeps the saved accounts and leads to /login [R057]', async () => {
    const [server, memory] = [sessions(), signedIn()];
    const { navigation } = openApp('/logout', { sessions: server, memory });
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy();
    expect([navigation.path(), navigation.visited(), server.ended]).toEqual(['/login', ['/login'], ['app 7']]);
    expect(O.isSome(memory.savedAccounts.read())).toBe(true);
  });

  it('says that the server did not answer, and continues [R072]', async () => {
    const memory = signedIn();
    openApp('/logout', { sessions: sessions(TE.left(unreachable)), memory });
    expect(await screen.findByText('Erro ao fazer logout do aplicativo')).toBeTruthy();
    expect(memory.session.read()).toEqual(O.none);
  });
});
