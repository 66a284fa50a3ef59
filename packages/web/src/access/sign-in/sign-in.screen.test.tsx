import type { SignInFailure } from '@aroeira/domain/access';
import { authenticator, newDevice, session, sessions } from '@aroeira/domain/access/testing';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { openApp, type World } from '../../composition/testing/open-app.tsx';
import { SHELL } from '../../shell/shell.tokens.ts';

const CPF = '63287253026';
const SENTENCE = '* Preencha todos os campos para continuar';

const open = async (world: World = {}) => {
  const app = openApp('/login', world);
  await screen.findByRole('heading', { name: 'BEM-VINDO' });
  return app;
};
const documentField = () => screen.getByLabelText<HTMLInputElement>('CPF/CNPJ');
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Senha');
const enter = () => userEvent.click(screen.getByRole('button', { name: 'Acessar sua conta' }));
const fill = async (document = CPF, password = 'Senha@123') => {
  await userEvent.type(documentField(), document);
  await userEvent.type(passwordField(), password);
};
const signIn = async (world: World) => {
  const app = await open(world);
  await fill();
  await enter();
  return app;
};
const failing = (failure: SignInFailure) => authenticator({ signIn: TE.left(failure) });

describe('the form', () => {
  it('takes a CPF or a CNPJ and a password, and opens the dashboard [R075] [R091] [R104] [R106] [R218]', async () => {
    const server = authenticator();
    const { navigation, browser } = await signIn({ authenticator: server });
    await screen.findByText('Painel');
    expect(server.asked).toEqual([`sign in ${CPF} Senha@123 new`]);
    expect(navigation.visited()).toEqual(['/dashboard']);
    // The sign-in became the reset dashboard, and the last step was a push.
    expect(browser.urls()).toEqual(['/dashboard', '/dashboard']);
  });

  it('says once that both fields are missing, marks both, focuses the first and makes no call [R083] [R084] [R798]', async () => {
    const server = authenticator();
    await open({ authenticator: server });
    const scrolledTo: HTMLElement[] = [];
    for (const field of [documentField(), passwordField()]) field.scrollIntoView = () => void scrolledTo.push(field);
    await enter();
    expect(scrolledTo).toEqual([documentField()]);
    expect(screen.getAllByText(SENTENCE)).toHaveLength(1);
    expect([documentField(), passwordField()].map((field) => field.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ]);
    expect(document.activeElement).toBe(documentField());
    expect(server.asked).toEqual([]);
  });

  it('says that only the password is missing, and focuses it [R084]', async () => {
    const server = authenticator();
    await open({ authenticator: server });
    await userEvent.type(documentField(), CPF);
    await enter();
    expect(screen.getByText(SENTENCE).id).toBe(passwordField().getAttribute('aria-describedby'));
    expect(document.activeElement).toBe(passwordField());
    expect(server.asked).toEqual([]);
  });

  it('masks the document as it is typed and takes the letters of a CNPJ [R820]', async () => {
    await open();
    await userEvent.type(documentField(), CPF);
    expect(documentField().value).toBe('632.872.530-26');
    await userEvent.clear(documentField());
    await userEvent.type(documentField(), '12abc34501de35');
    expect(documentField().value).toBe('12.ABC.345/01DE-35');
  });

  it('shows the password on request', async () => {
    await open();
    await userEvent.type(passwordField(), 'Senha@123');
    expect(passwordField().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(passwordField().type).toBe('text');
  });

  it('leads to the forgotten password and to the registration [R080] [R081] [R082]', async () => {
    const { navigation } = await open();
    expect(screen.getByRole('link', { name: 'Esqueci minha senha' }).getAttribute('href')).toBe('/forgotPassword');
    await userEvent.click(screen.getByRole('button', { name: 'Cadastre-se' }));
    expect(navigation.path()).toBe('/login');
    await userEvent.click(await screen.findByRole('link', { name: 'OK' }));
    expect(navigation.path()).toBe('/registration');
  });
});

describe('a sign-in that is refused', () => {
  it.each<SignInFailure>([{ _tag: 'WrongCredentials' }, { _tag: 'Refused', status: 503, code: undefined, detail: '' }])(
    'says that document or password is wrong, and keeps both, for any other failure: %j [R093]',
    async (failure) => {
      await signIn({ authenticator: failing(failure) });
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Não foi possível continuar, CPF ou Senha estão incorretos.',
      );
      expect([documentField().value, passwordField().value]).toEqual(['632.872.530-26', 'Senha@123']);
    },
  );

  it('says that another device is connected, and lets the client try again [R092]', async () => {
    const server = failing({ _tag: 'AlreadyConnected' });
    await signIn({ authenticator: server });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Ops! Já existe outro dispositivo móvel conectado com esta conta. Por favor, encerre a sessão no outro dispositivo e tente novamente. Em caso de dúvidas, entre em contato conosco.',
    );
    await enter();
    expect(server.asked).toHaveLength(2);
  });
});

describe('after the sign-in', () => {
  it('unlocks the screen, and starts the history over at the dashboard [R101]', async () => {
    const { navigation, resolve } = await open();
    const flags = resolve(SHELL.ScreenFlags);
    act(flags.lock);
    await fill();
    await enter();
    expect(await screen.findByText('Painel')).toBeTruthy();
    expect([flags.isLocked, navigation.visited()]).toEqual([false, ['/dashboard']]);
  });

  it.each([
    ['/unblockDevice', { isDeviceBlocked: true, status: 'must-change-password' }],
    ['/resetPassword', { status: 'must-change-password' }],
  ] as const)('opens %s when it must come first [R102] [R103] [R105]', async (path, changes) => {
    const server = authenticator({ signIn: TE.right({ _tag: 'SignedIn', session: session(changes) }) });
    const { navigation } = await signIn({ authenticator: server });
    expect(navigation.path()).toBe(path);
    expect(navigation.visited()).toEqual(['/dashboard', path]);
  });
});

describe('a visit to /login with a session', () => {
  const signedIn = () => {
    const memory = newDevice();
    memory.session.write(session())();
    return memory;
  };

  it('revokes its tokens behind an overlay before the form can be used [R068] [R069]', async () => {
    let answer: () => void = () => undefined;
    const revoked = TE.fromTask<void, never>(() => new Promise((resolve) => (answer = () => resolve(undefined))));
    const server = sessions(revoked);
    await open({ memory: signedIn(), sessions: server });
    expect(screen.getByText('Encerrando sua sessão anterior…')).toBeTruthy();
    expect(documentField().closest('form')?.hasAttribute('inert')).toBe(true);
    expect(server.ended).toEqual(['revoke 7']);
    await act(async () => answer());
    expect(screen.queryByText('Encerrando sua sessão anterior…')).toBeNull();
    expect(documentField().closest('form')?.hasAttribute('inert')).toBe(false);
  });

  it('says that the server did not answer, drops the tokens and lets the client sign in [R071]', async () => {
    const memory = signedIn();
    await open({ memory, sessions: sessions(TE.left(unreachable)) });
    expect((await screen.findByRole('alert')).textContent).toBe('Falha ao revogar tokens');
    expect(O.toUndefined(memory.session.read())?.tokens).toBeUndefined();
    await fill();
    await enter();
    expect(await screen.findByText('Painel')).toBeTruthy();
  });

  it('makes no call without a session [R070]', async () => {
    const server = sessions();
    await open({ sessions: server });
    expect(server.ended).toEqual([]);
  });
});

describe('the background', () => {
  const shown = () => document.querySelector('.art.is-on')?.className;

  it('changes every five seconds, and stops on request [R028]', async () => {
    const { pass } = await open();
    pass(4999);
    expect(shown()).toContain('art-1');
    pass(1);
    expect(shown()).toContain('art-2');
    await userEvent.click(screen.getByRole('button', { name: 'Pausar a troca de imagens' }));
    pass(60_000);
    expect(shown()).toContain('art-2');
    await userEvent.click(screen.getByRole('button', { name: 'Retomar a troca de imagens' }));
    pass(5000);
    expect(shown()).toContain('art-3');
    pass(5000);
    expect(shown()).toContain('art-1');
  });
});
