import type { SignInAnswer, SignInFailure } from '@aroeira/domain/access';
import {
  authenticator,
  challenge,
  consents,
  newDevice,
  savedAccount,
  session,
  sessions,
} from '@aroeira/domain/access/testing';
import { ANA, BRUNO, unreachable } from '@aroeira/domain/kernel/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { openApp, type World } from '../../composition/testing/open-app.tsx';
import { fieldErrors } from '../../ui/fields/testing/field-errors.ts';
import { press } from '../../composition/testing/press.ts';
import { bruno, openReturning } from '../testing/returning.ts';

const ana = savedAccount();
const deviceOf = (...accounts: readonly (typeof ana)[]) => {
  const memory = newDevice();
  memory.savedAccounts.write(accounts)();
  return memory;
};
const open = (world: World = {}) => openReturning({ memory: deviceOf(ana, bruno), ...world });
const enter = async (world: World = {}) => {
  const app = await open(world);
  await press('Entrar');
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
};
const unlock = async (world: World = {}, password = 'Senha@123') => {
  const app = await enter(world);
  if (password !== '') await userEvent.type(app.dialog.getByLabelText('Senha'), password);
  await userEvent.click(app.dialog.getByRole('button', { name: 'Entrar' }));
  return app;
};
const refusing = (failure: SignInFailure) => authenticator({ signIn: TE.left(failure) });

describe('/login', () => {
  it('shows the client whom the device knows, and no form [R076] [R121]', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana Beatriz Nogueira');
    expect(screen.getByText('ana@exemplo.com.br')).toBeTruthy();
    expect(screen.queryByLabelText('CPF/CNPJ')).toBeNull();
  });

  it('shows the form on a device that knows nobody [R077]', async () => {
    for (const memory of [newDevice(), deviceOf()]) {
      openApp('/login', { memory });
      expect(await screen.findByRole('heading', { name: 'BEM-VINDO' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Cadastre-se' })).toBeTruthy();
      cleanup();
    }
  });

  it('revokes the tokens of a session that the client left open before Enter can be used [R068] [R069]', async () => {
    const memory = deviceOf(ana);
    memory.session.write(session())();
    const ends = sessions(TE.fromTask<void, never>(() => new Promise(() => undefined)));
    await open({ memory, sessions: ends });
    expect(screen.getByText('Encerrando sua sessão anterior…')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Entrar' }).closest('[inert]')).not.toBeNull();
    expect(ends.ended).toEqual(['revoke 7']);
  });
});

describe('Enter', () => {
  it('asks for consent before the password, with the device as the only proof [R108]', async () => {
    const server = authenticator();
    const before = consents(false);
    const { dialog } = await enter({ authenticator: server, consentsBefore: before });
    expect(dialog.getAllByRole('checkbox')).toHaveLength(4);
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar' }));
    expect(await screen.findByRole('heading', { name: 'Digite sua senha' })).toBeTruthy();
    expect(before.answered).toEqual([{ uid: 'uid-1', document: ANA, isAccepted: true, terms: [1, 2, 3, 4] }]);
    expect(server.asked).toEqual([]);
  });

  it('leads through /logout and back when the client denies consent, and asks for no password [R222]', async () => {
    const server = authenticator();
    const { dialog, navigation } = await enter({ authenticator: server, consentsBefore: consents(false) });
    const seen: string[] = [];
    navigation.subscribe(() => seen.push(navigation.path()));
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    await waitFor(() => expect(seen).toEqual(['/logout', '/login']));
    expect(server.asked).toEqual([]);
  });

  it('asks for consent once when the server did not know the client before the password', async () => {
    const server = consents(false);
    const { dialog, navigation } = await enter({ consents: server, consentsBefore: consents(false) });
    await userEvent.click(dialog.getAllByRole('checkbox')[3] ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar' }));
    await userEvent.type(await screen.findByLabelText('Senha'), 'Senha@123');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
    expect(server.answered.map(({ terms }) => terms)).toEqual([[1, 2, 3]]);
  });

  it('asks another client for their own consent, even after the previous client agreed [R219]', async () => {
    const before = consents(false);
    const { dialog } = await enter({ consentsBefore: before });
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar' }));
    await screen.findByRole('heading', { name: 'Digite sua senha' });
    await press('Voltar');
    await userEvent.click(screen.getByText('Bruno Carvalho'));
    await press('Entrar');
    expect(await screen.findAllByRole('checkbox')).toHaveLength(4);
    expect(before.answered.map(({ document }) => document)).toEqual([ANA]);
  });

  it('says that the server could not tell whether there is consent, and can be pressed again', async () => {
    await open({ consentsBefore: { ...consents(), status: () => TE.left(unreachable) } });
    await press('Entrar');
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível falar com o servidor');
    await press('Entrar');
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('asks for the password of the main account when it has no quick access [R111]', async () => {
    const { dialog } = await enter();
    expect(dialog.getByRole('heading', { name: 'Digite sua senha' })).toBeTruthy();
    expect(dialog.getByLabelText('Senha').getAttribute('autocomplete')).toBe('current-password');
    expect(dialog.getByRole('link', { name: 'Esqueci minha senha' }).getAttribute('href')).toBe('/forgotPassword');
  });

  it('asks for the password of an account that is not the main one [R110]', async () => {
    const memory = deviceOf(ana, bruno);
    memory.lastDocument.write(BRUNO)();
    const { dialog } = await enter({ memory });
    expect(dialog.getByText('Bruno Carvalho')).toBeTruthy();
    expect(dialog.getByLabelText('Senha')).toBeTruthy();
  });

  it('lets the client in as after every sign-in, and sends no code [R116] [R117]', async () => {
    const server = authenticator();
    const { navigation, browser } = await unlock({ authenticator: server });
    expect(await screen.findByText('Painel')).toBeTruthy();
    expect(server.asked).toEqual([`sign in ${ANA} Senha@123 login-7`]);
    expect(navigation.visited()).toEqual(['/dashboard']);
    expect(browser.urls()).toEqual(['/dashboard', '/dashboard']);
  });

  it('leads a client whose device is blocked to its questions [R117]', async () => {
    const blocked = TE.right({ _tag: 'SignedIn', session: session({ isDeviceBlocked: true }) } as const);
    const { navigation } = await unlock({ authenticator: authenticator({ signIn: blocked }) });
    await waitFor(() => expect(navigation.path()).toBe('/unblockDevice'));
  });
});

describe('the password of a returning user', () => {
  const saidOfPassword = (sentence: string) => waitFor(() => expect(fieldErrors()).toEqual([sentence]));

  it('is required [R118]', async () => {
    const server = authenticator();
    const { dialog } = await unlock({ authenticator: server }, '');
    await saidOfPassword('* Preencha sua senha para continuar');
    expect(document.activeElement).toBe(dialog.getByLabelText('Senha'));
    expect(server.asked).toEqual([]);
  });

  it('may be wrong: the reason stands under it until the dialog closes, and the typed text stays [R119]', async () => {
    const { dialog } = await unlock({ authenticator: refusing({ _tag: 'WrongCredentials' }) });
    await saidOfPassword('* Senha incorreta.');
    expect(dialog.getByLabelText<HTMLInputElement>('Senha').value).toBe('Senha@123');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar' }));
    expect([fieldErrors(), screen.queryByRole('alert')]).toEqual([[], null]);
  });

  it('is refused while another device is connected, and the reason stands under it [R120]', async () => {
    const { dialog } = await unlock({ authenticator: refusing({ _tag: 'AlreadyConnected' }) });
    await saidOfPassword('* Outro dispositivo móvel já está conectado');
    expect(dialog.getByLabelText('Senha').getAttribute('aria-invalid')).toBe('true');
  });

  it('is not blamed when the server cannot be reached', async () => {
    const { dialog } = await unlock({ authenticator: refusing(unreachable) });
    expect((await dialog.findByRole('alert')).textContent).toContain('Não foi possível falar com o servidor');
    expect(dialog.getByLabelText('Senha').getAttribute('aria-invalid')).toBe('false');
  });

  it('is forgotten when the dialog is closed', async () => {
    const { dialog, pass } = await enter();
    await userEvent.type(dialog.getByLabelText('Senha'), 'Senha');
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    pass(500);
    await press('Entrar');
    expect((await screen.findByLabelText<HTMLInputElement>('Senha')).value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a returning user with two-step verification', () => {
  const challenged = TE.right({ _tag: 'Challenged', challenge: challenge() } as const);

  it('gets a code, enters it and is let in [R113] [R114] [R117]', async () => {
    const server = authenticator({ signIn: challenged });
    const { navigation } = await unlock({ authenticator: server });
    expect(await screen.findByRole('heading', { name: 'Autenticação em duas etapas' })).toBeTruthy();
    expect(server.asked.slice(1)).toEqual([`send code ${BRUNO} login-8`]);
    await userEvent.type(screen.getByLabelText('Código'), '123456');
    await press('Confirmar');
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
  });

  it('needs no code when the server turned the check off [R115]', async () => {
    let isOff = false;
    const server = authenticator({
      signIn: async () => (isOff ? E.right({ _tag: 'SignedIn', session: session() }) : challenged()),
      sendCode: async () => {
        isOff = true;
        return E.right('disabled');
      },
    });
    const { navigation } = await unlock({ authenticator: server });
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
    expect(screen.queryByRole('heading', { name: 'Autenticação em duas etapas' })).toBeNull();
  });
});

it('leaves no session open when the client leaves before the answer to the password', async () => {
  let answer: () => void = () => undefined;
  const [memory, ends] = [deviceOf(ana), sessions()];
  const signIn = TE.fromTask<SignInAnswer, never>(
    () => new Promise((resolve) => (answer = () => resolve({ _tag: 'SignedIn', session: session() }))),
  );
  const server = authenticator({ signIn });
  const { navigation } = await unlock({ memory, authenticator: server, sessions: ends });
  navigation.push('/welcome');
  await screen.findByRole('button', { name: 'Cadastre-se' });
  answer();
  await waitFor(() => expect(ends.ended).toEqual(['revoke 7']));
  expect(O.toUndefined(memory.session.read())?.tokens).toBeUndefined();
  expect(navigation.path()).toBe('/welcome');
});
