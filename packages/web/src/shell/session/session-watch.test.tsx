import { session, sessions } from '@aroeira/domain/access/testing';
import { BRUNO, unreachable } from '@aroeira/domain/kernel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '../../composition/testing/open-app.tsx';
import { SHELL } from '../shell.tokens.ts';
import type { Path } from '../routing/paths.ts';
import { signedIn } from '../../access/testing/signed-in.ts';

beforeEach(() => void delete window.ReactNativeWebView);
declare global {
  interface Window {
    ReactNativeWebView?: { postMessage: (message: string) => void };
  }
}

const ana = session();
const bruno = session({ clientId: 8, loginId: 'login-8', document: BRUNO });

/** Ana's dashboard in a window, on a device that other windows share. */
const anaAt = async (path: Path = '/dashboard', server = sessions()) => {
  const memory = signedIn();
  const app = openApp(path, { memory, sessions: server });
  if (path === '/dashboard') await screen.findByText('Painel');
  return { ...app, memory, flags: app.resolve(SHELL.ScreenFlags), server };
};
const focus = () => act(() => void window.dispatchEvent(new Event('focus')));
const touch = (event = 'pointermove') => act(() => void window.dispatchEvent(new Event(event)));

describe('a client who is warned of the end', () => {
  it("goes on by 'Continuar', and stays signed in", async () => {
    const { navigation, pass } = await anaAt();
    pass(240_000);
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
    pass(290_000);
    expect([navigation.path(), screen.getByText('Painel').isConnected]).toEqual(['/dashboard', true]);
  });
});

describe('a window that gets the focus back', () => {
  it('goes to /login when no session is stored any more, without a question of the guard [R042]', async () => {
    const { memory, navigation, browser } = await anaAt();
    navigation.guard({ losesWork: true, ask: () => Promise.resolve(false) });
    memory.session.clear();
    focus();
    expect(await screen.findByRole('heading', { name: 'BEM-VINDO' })).toBeTruthy();
    expect([navigation.path(), browser.loads]).toEqual(['/login', []]);
  });

  it('covers the page and loads /login again when the account changed, without a question of the guard [R043]', async () => {
    const { memory, navigation, browser } = await anaAt();
    navigation.guard({ losesWork: true, ask: () => Promise.resolve(false) });
    memory.session.write(bruno)();
    focus();
    expect([browser.loads, browser.close()]).toEqual([['/login'], false]);
    expect(screen.queryByText('Painel')).toBeNull();
  });

  it('changes nothing for the same account, even after a refresh [R044]', async () => {
    const { memory, navigation, browser } = await anaAt();
    memory.session.write({ ...ana, tokens: { access: 'access-2', refresh: 'refresh-2' } })();
    focus();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(screen.getByText('Painel')).toBeTruthy();
    expect([navigation.path(), browser.loads]).toEqual(['/dashboard', []]);
  });

  it.each([
    [{ ...ana, isDeviceBlocked: true }, '/unblockDevice', /Este dispositivo foi bloqueado/],
    [{ ...ana, status: 'must-change-password' }, '/resetPassword', /criar uma nova senha/],
  ] as const)('shows nothing of a client whom the server stopped in another window', async (held, path, reason) => {
    const { memory, navigation } = await anaAt();
    memory.session.write(held)();
    focus();
    await waitFor(() => expect(screen.queryByText('Painel')).toBeNull());
    expect(navigation.path()).toBe(path);
    expect(screen.getByText(reason)).toBeTruthy();
  });

  it('notices a new account when the window becomes visible, too', async () => {
    const { memory, navigation } = await anaAt();
    memory.session.clear();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(navigation.path()).toBe('/login'));
  });

  const EXEMPT: readonly (readonly [string, string])[] = [
    ['/login', '[R045]'],
    ['/registration', '[R046]'],
    ['/registration/form/start', '[R047]'],
    ['/registration/advice', '[R048]'],
    ['/registration/form/definePassword', '[R049]'],
    ['/', '[R050]'],
    ['/welcome', '[R050]'],
    ['/login/add', '[R050]'],
    ['/forgotPassword', '[R050]'],
    ['/acessoIndevido/x', '[R050]'],
    ['/maintenance', '[R050]'],
    ['/registration/terms', '[R050]'],
  ];
  it.each(EXEMPT)('checks nothing on %s %s', async (path) => {
    const { memory, navigation, browser } = await anaAt(path as Path);
    const before = navigation.path();
    memory.session.write(bruno)();
    focus();
    memory.session.clear();
    focus();
    expect([navigation.path(), browser.loads]).toEqual([before, []]);
  });

  it('remembers the client who signed in last in this window', async () => {
    const { memory, navigation, browser } = await anaAt('/welcome');
    memory.session.write(bruno)();
    act(() => navigation.push('/dashboard'));
    await screen.findByText('Painel');
    focus();
    expect(browser.loads).toEqual([]);
    memory.session.write(ana)();
    focus();
    expect(browser.loads).toEqual(['/login']);
  });
});

describe('a client who does nothing', () => {
  it('is signed out of the app after 300000 ms, and reads why [R051]', async () => {
    const { navigation, memory, server, pass } = await anaAt();
    pass(299_999);
    expect([navigation.path(), server.ended]).toEqual(['/dashboard', []]);
    pass(1);
    expect(screen.queryByText('Painel')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'BEM-VINDO' })).toBeTruthy();
    expect([server.ended, memory.session.read()]).toEqual([['app 7'], O.none]);
    expect(screen.getByText(/depois de 5 minutos sem uso/)).toBeTruthy();
  });

  it('is signed out here even when the server cannot be reached, without a question of the guard', async () => {
    const { navigation, memory, pass } = await anaAt('/dashboard', sessions(TE.left(unreachable)));
    navigation.guard({ losesWork: true, ask: () => Promise.resolve(false) });
    pass(300_000);
    await waitFor(() => expect(navigation.path()).toBe('/login'));
    expect(memory.session.read()).toEqual(O.none);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'touchmove', 'input'])(
    'stays signed in after a %s before that [R053]',
    async (event) => {
      const { navigation, pass } = await anaAt();
      pass(299_999);
      touch(event);
      pass(299_999);
      expect(navigation.path()).toBe('/dashboard');
      pass(1);
      await waitFor(() => expect(navigation.path()).toBe('/login'));
    },
  );

  it('is signed out at the first touch after the machine slept', async () => {
    const { navigation, sleep } = await anaAt();
    sleep(3_600_000);
    touch('pointerdown');
    await waitFor(() => expect(navigation.path()).toBe('/login'));
  });

  it('is signed out on coming back to a window whose timers had stopped', async () => {
    const { navigation, sleep } = await anaAt();
    sleep(300_000);
    focus();
    await waitFor(() => expect(navigation.path()).toBe('/login'));
  });

  it('stays inside the native wrapper [R052]', async () => {
    window.ReactNativeWebView = { postMessage: () => undefined };
    const { navigation, flags, pass } = await anaAt();
    pass(3_000_000);
    expect([navigation.path(), flags.isIdle]).toEqual(['/dashboard', true]);
  });
});

describe('the flags', () => {
  it('say after 10000 ms without an event that the client is idle, until the next event [R054] [R055]', async () => {
    const { flags, pass } = await anaAt();
    pass(9999);
    expect(flags.isIdle).toBe(false);
    pass(1);
    expect(flags.isIdle).toBe(true);
    touch('keydown');
    expect(flags.isIdle).toBe(false);
    pass(9999);
    expect(flags.isIdle).toBe(false);
    pass(1);
    expect(flags.isIdle).toBe(true);
  });

  it('cover the pages of a client until the next sign-in [R056]', async () => {
    const { flags, navigation, pass } = await anaAt();
    act(flags.lock);
    expect(screen.queryByText('Painel')).toBeNull();
    pass(300_000);
    await screen.findByRole('heading', { name: 'BEM-VINDO' });
    expect(flags.isLocked).toBe(true);
    act(() => navigation.push('/dashboard'));
    expect([navigation.path(), flags.isLocked]).toEqual(['/login', true]);
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    await userEvent.type(await screen.findByLabelText('CPF/CNPJ'), BRUNO);
    await userEvent.type(screen.getByLabelText('Senha'), 'Senha@123');
    await userEvent.click(screen.getByRole('button', { name: 'Acessar sua conta' }));
    expect(await screen.findByText('Painel')).toBeTruthy();
    expect(flags.isLocked).toBe(false);
  });
});

describe('what a tab keeps from the load before (decisions 0225, 0280)', () => {
  const KEYS = ['unsentAnswers', 'placedInvestment'];
  beforeEach(() => KEYS.forEach((key) => window.sessionStorage.setItem(key, '{"clientId":7}')));
  afterEach(() => KEYS.forEach((key) => window.sessionStorage.removeItem(key)));
  const kept = () => KEYS.filter((key) => window.sessionStorage.getItem(key) !== null);

  it.each<[string, (app: Awaited<ReturnType<typeof anaAt>>) => void | Promise<void>]>([
    ['the client signs out', ({ navigation }) => navigation.push('/logout')],
    ['the client leaves the account', ({ resolve }) => resolve(SHELL.OpenExits)().leaveAccount()],
    ['the server ends the session', ({ resolve }) => resolve(SHELL.EndOfSession)('expired')],
    ['nobody uses it for 5 minutes', ({ pass }) => pass(300_000)],
  ])('stay on the dashboard, and are gone after %s', async (_, end) => {
    const app = await anaAt();
    expect(kept()).toEqual(KEYS);
    await act(async () => end(app));
    await waitFor(() => expect(app.navigation.path()).toBe('/login'));
    expect(kept()).toEqual([]);
  });

  it('are gone when another window ended the session before the tab loads', async () => {
    const { navigation } = openApp('/dashboard');
    await waitFor(() => expect(navigation.path()).toBe('/login'));
    expect(kept()).toEqual([]);
  });

  it('are gone when the tab loads /login', async () => {
    openApp('/login');
    await screen.findByRole('heading', { name: 'BEM-VINDO' });
    expect(kept()).toEqual([]);
  });
});
