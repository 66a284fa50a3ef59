import { savedAccount, session, sessions } from '@aroeira/domain/access/testing';
import { BRUNO } from '@aroeira/domain/kernel/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as O from 'fp-ts/Option';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { signedIn } from '../../access/testing/signed-in.ts';

const bruno = session({
  clientId: 8,
  loginId: 'login-8',
  document: BRUNO,
  tokens: { access: 'access-8', refresh: 'refresh-8' },
});
const brunosAccount = savedAccount({ clientId: 8, loginId: 'login-8', document: BRUNO, isMain: false });
const focus = () => act(() => void window.dispatchEvent(new Event('focus')));

/** Ana's dashboard in this tab, on a device that the other tab shares. This tab has its own session storage. */
const anaAt = async () => {
  const [memory, server] = [signedIn(), sessions()];
  const app = openApp('/dashboard', { memory, sessions: server });
  await screen.findByText('Painel');
  return { ...app, memory, server };
};

describe('the tokens that another tab has just got', () => {
  afterEach(() => window.sessionStorage.clear());

  it('stay open when the focus sends this tab to /login, until the client opens /login again (decision 0310)', async () => {
    const { memory, server, browser } = await anaAt();
    memory.savedAccounts.write([brunosAccount])();
    memory.session.write(bruno)();
    focus();
    expect(browser.loads).toEqual(['/login']);
    cleanup();
    const { navigation } = openApp('/login', { memory, sessions: server });
    await screen.findByRole('button', { name: 'Entrar' });
    expect([server.ended, memory.session.read()]).toEqual([[], O.some(bruno)]);
    act(() => navigation.push('/welcome'));
    act(() => navigation.push('/login'));
    await waitFor(() => expect(server.ended).toEqual(['revoke 8']));
  });

  it('stay open while this tab walks through the pages of a sign-in, and loads one of them again', async () => {
    const { memory, server } = await anaAt();
    memory.savedAccounts.write([brunosAccount])();
    memory.session.write(bruno)();
    focus();
    for (const _ of ['the arrival', 'a reload']) {
      cleanup();
      const { navigation } = openApp('/login', { memory, sessions: server });
      for (const [link, path] of [
        ['Adicionar outra conta', '/login/add'],
        ['Esqueci minha senha', '/forgotPassword'],
      ] as const) {
        await userEvent.click(await screen.findByRole('link', { name: link }));
        await waitFor(() => expect(navigation.path()).toBe(path));
      }
      await press('Voltar');
      await screen.findByRole('heading', { name: 'Adicionar conta' });
      await press('Voltar');
      await screen.findByRole('button', { name: 'Entrar' });
    }
    expect([server.ended, memory.session.read()]).toEqual([[], O.some(bruno)]);
  });

  it('are no longer spared after this tab has shown a page of the client', async () => {
    const { memory, server } = await anaAt();
    memory.savedAccounts.write([brunosAccount])();
    memory.session.write(bruno)();
    focus();
    cleanup();
    const { navigation } = openApp('/login', { memory, sessions: server });
    await screen.findByRole('button', { name: 'Entrar' });
    act(() => navigation.push('/dashboard'));
    await screen.findByText('Painel');
    act(() => navigation.push('/login'));
    await waitFor(() => expect(server.ended).toEqual(['revoke 8']));
  });

  it('stay open, and this tab asks nothing, while the other tab waits for a consent', async () => {
    const { memory, server, navigation } = await anaAt();
    memory.savedAccounts.write([brunosAccount])();
    memory.session.write({ ...bruno, isConsentDue: true })();
    focus();
    await screen.findByRole('button', { name: 'Entrar' });
    expect(navigation.path()).toBe('/login');
    expect(server.ended).toEqual([]);
    expect(O.toUndefined(memory.session.read())?.tokens).toEqual(bruno.tokens);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('end when this tab signs in, because nobody has them any more', async () => {
    const { memory, server } = await anaAt();
    memory.savedAccounts.write([brunosAccount])();
    memory.session.write({ ...bruno, isConsentDue: true })();
    focus();
    await userEvent.click(await screen.findByRole('button', { name: 'Entrar' }));
    await userEvent.type(await screen.findByLabelText('Senha'), 'Senha@123');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('Painel')).toBeTruthy();
    expect(server.ended).toEqual(['revoke 8']);
  });
});
