import { authenticator, challenge, consents, savedAccount, session, sessions } from '@aroeira/domain/access/testing';
import { ANA, BRUNO, unreachable } from '@aroeira/domain/kernel/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openApp, type World } from '../../composition/testing/open-app.tsx';
import { signedIn } from '../testing/signed-in.ts';
import { press } from '../../composition/testing/press.ts';

const ana = savedAccount();
const previous = session();
const added = session({
  clientId: 8,
  loginId: 'login-8',
  document: BRUNO,
  tokens: { access: 'access-8', refresh: 'refresh-8' },
});
const lettingIn = authenticator({ signIn: TE.right({ _tag: 'SignedIn', session: added }) });
const anasDevice = () => {
  const memory = signedIn();
  memory.savedAccounts.write([ana])();
  memory.lastDocument.write(ANA)();
  return memory;
};
const open = async (world: World = {}) => {
  const app = openApp('/login/add', { memory: anasDevice(), authenticator: lettingIn, ...world });
  await screen.findByRole('heading', { name: 'Adicionar conta' });
  return app;
};
const add = async (world: World = {}) => {
  const app = await open(world);
  await userEvent.type(screen.getByLabelText('CPF/CNPJ'), BRUNO);
  await userEvent.type(screen.getByLabelText('Senha'), 'Senha@123');
  await press('Acessar sua conta');
  return app;
};

describe('/login/add', () => {
  it('shows the form with its own title and sign-up, even when accounts are saved [R078] [R079]', async () => {
    await open();
    expect(screen.getByLabelText('CPF/CNPJ')).toBeTruthy();
    expect(screen.queryByText('BEM-VINDO')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cadastre-se' })).toBeNull();
    await press('Não tenho cadastro');
    expect(await screen.findByRole('heading', { name: 'Antes de começar' })).toBeTruthy();
  });

  it('has a way back to the sign-in, when nobody is signed in', async () => {
    const memory = anasDevice();
    memory.session.clear();
    const { navigation } = await open({ memory });
    await press('Voltar');
    await waitFor(() => expect(navigation.path()).toBe('/login'));
  });

  it('leads a client who typed its address back into their own open session (decision 0310)', async () => {
    const [memory, server] = [anasDevice(), sessions()];
    const { navigation } = await open({ memory, sessions: server });
    await press('Voltar');
    expect(await screen.findByText('Painel')).toBeTruthy();
    expect([navigation.path(), server.ended, memory.session.read()]).toEqual(['/dashboard', [], O.some(previous)]);
  });

  it('leaves open on the way back what another tab opened meanwhile (decision 0310)', async () => {
    onTestFinished(() => window.sessionStorage.clear());
    const [memory, server] = [anasDevice(), sessions()];
    memory.session.clear();
    const { navigation } = openApp('/login', { memory, sessions: server });
    await userEvent.click(await screen.findByRole('link', { name: 'Adicionar outra conta' }));
    await screen.findByRole('heading', { name: 'Adicionar conta' });
    memory.session.write(added)();
    await press('Voltar');
    await screen.findByRole('button', { name: 'Entrar' });
    expect([navigation.path(), server.ended, memory.session.read()]).toEqual(['/login', [], O.some(added)]);
  });

  it('switches to the added account first, then replaces the page, and revokes the session before [R107]', async () => {
    const [memory, server] = [anasDevice(), sessions()];
    const { navigation, browser } = openApp('/login/add', { memory, authenticator: lettingIn, sessions: server });
    await screen.findByRole('heading', { name: 'Adicionar conta' });
    const currentAt: [string, unknown][] = [];
    navigation.subscribe(() => currentAt.push([navigation.path(), O.toUndefined(memory.lastDocument.read())]));
    await userEvent.type(screen.getByLabelText('CPF/CNPJ'), BRUNO);
    await userEvent.type(screen.getByLabelText('Senha'), 'Senha@123');
    await press('Acessar sua conta');
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
    expect(currentAt[0]).toEqual(['/dashboard', BRUNO]);
    expect(browser.urls()).toEqual(['/dashboard']);
    expect(O.toUndefined(memory.session.read())?.clientId).toBe(8);
    expect(O.toUndefined(memory.savedAccounts.read())?.map(({ clientId, isMain }) => [clientId, isMain])).toEqual([
      [7, true],
      [8, false],
    ]);
    expect(server.ended).toEqual(['revoke 7']);
  });

  it('removes the added account when consent is denied, and restores the previous session and /login [R135] [R223]', async () => {
    const [memory, server] = [anasDevice(), sessions()];
    const { navigation } = await add({ memory, sessions: server, consents: consents(false) });
    await screen.findByRole('dialog');
    const seen: string[] = [];
    navigation.subscribe(() => seen.push(navigation.path()));
    await press('Recusar');
    expect((await screen.findByRole('heading', { level: 1, name: ana.name })).textContent).toBe(ana.name);
    expect(seen).toEqual(['/login']);
    // The arrival at /login does not end what the denial has just restored.
    expect(server.ended).toEqual(['app 8']);
    expect(memory.savedAccounts.read()).toEqual(O.some([ana]));
    expect(memory.lastDocument.read()).toEqual(O.some(ANA));
    expect(memory.session.read()).toEqual(O.some(previous));
  });

  it('changes nothing on the device before the consent, so that a reload leaves it as it was [R135] [R223]', async () => {
    const memory = anasDevice();
    await add({ memory, consents: consents(false) });
    await screen.findByRole('dialog');
    expect([memory.session.read(), memory.savedAccounts.read(), memory.lastDocument.read()]).toEqual([
      O.some(previous),
      O.some([ana]),
      O.some(ANA),
    ]);
    await press('Aceitar');
    await screen.findByText('Painel');
    expect(O.toUndefined(memory.session.read())).toMatchObject({ clientId: 8, isConsentDue: false });
  });

  it('restores nothing that another tab removed meanwhile [R059] [R060] [R061]', async () => {
    const memory = anasDevice();
    await add({ memory, consents: consents(false) });
    await screen.findByRole('dialog');
    for (const place of [memory.session, memory.savedAccounts, memory.lastDocument]) place.clear();
    await press('Recusar');
    await screen.findByRole('heading', { name: 'BEM-VINDO' });
    expect([memory.session, memory.savedAccounts, memory.lastDocument].map(({ read }) => read())).toEqual([
      O.none,
      O.none,
      O.none,
    ]);
  });

  it('does the same when the client leaves without an answer', async () => {
    const [memory, server] = [anasDevice(), sessions()];
    const { navigation } = await add({ memory, sessions: server, consents: consents(false) });
    await screen.findByRole('dialog');
    navigation.push('/welcome');
    await waitFor(() => expect(server.ended).toEqual(['app 8']));
    expect(memory.session.read()).toEqual(O.some(previous));
    expect(memory.savedAccounts.read()).toEqual(O.some([ana]));
  });

  it('keeps the previous session when the password is wrong or the code is not entered', async () => {
    const memory = anasDevice();
    await add({ memory, authenticator: authenticator({ signIn: TE.left({ _tag: 'WrongCredentials' }) }) });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Não foi possível continuar, CPF ou Senha estão incorretos.',
    );
    cleanup();
    const challenged = TE.right({ _tag: 'Challenged', challenge: challenge() } as const);
    await add({ memory, authenticator: authenticator({ signIn: challenged }) });
    await screen.findByLabelText('Código');
    expect(memory.session.read()).toEqual(O.some(previous));
  });

  it('leaves the device as it was when nobody could tell whether there is consent', async () => {
    const memory = anasDevice();
    await add({ memory, consents: { ...consents(), status: () => TE.left(unreachable) } });
    await screen.findByRole('alert');
    expect([memory.session.read(), memory.savedAccounts.read()]).toEqual([O.some(previous), O.some([ana])]);
  });
});
