import { session } from '@aroeira/domain/access/testing';
import { ANA } from '@aroeira/domain/kernel/testing';
import { positions } from '@aroeira/domain/position/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { openApp } from '../composition/testing/open-app.tsx';
import { ROUTES } from '../app/routes.ts';
import { signedIn } from '../access/testing/signed-in.ts';
import { press } from '../composition/testing/press.ts';

/** Ana on her dashboard, after /welcome. */
const onDashboard = async () => {
  const memory = signedIn();
  const server = positions();
  const app = openApp('/welcome', { memory, positions: server, routes: ROUTES });
  act(() => app.navigation.push('/dashboard'));
  await arrive(app.pass);
  return { ...app, memory, server };
};

const arrive = async (pass: (milliseconds: number) => void) => {
  await screen.findByText('Tudo pronto!');
  pass(2000);
};

const QUESTION = 'Tem certeza que deseja sair?';

describe("the browser's back button on the dashboard", () => {
  it('asks first, and a no keeps the session as it was [R065] [R067]', async () => {
    const { browser, navigation, memory } = await onDashboard();
    await act(() => browser.go(-1));
    expect(await screen.findByRole('dialog', { name: QUESTION })).toBeTruthy();
    await press('Ficar');
    expect(navigation.path()).toBe('/dashboard');
    expect(memory.session.read()).toEqual(O.some(session()));
    expect(screen.getByRole('table')).toBeTruthy();
    await act(() => browser.go(-1));
    expect(await screen.findByRole('dialog', { name: QUESTION })).toBeTruthy();
  });

  it('clears the session and goes to /login after a yes [R066]', async () => {
    const { browser, navigation, memory } = await onDashboard();
    await act(() => browser.go(-1));
    await screen.findByRole('dialog', { name: QUESTION });
    await press('Sair');
    expect(await screen.findByRole('heading', { name: 'BEM-VINDO' })).toBeTruthy();
    expect(navigation.path()).toBe('/login');
    expect(memory.session.read()).toEqual(O.none);
  });

  it('asks, but a link does not', async () => {
    await onDashboard();
    await userEvent.click(screen.getAllByRole('link', { name: 'Perfil' })[0]!);
    expect(await screen.findByRole('heading', { name: 'Minhas informações' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the position', () => {
  it('loads once in a session, and appears at once the next time', async () => {
    const { navigation, server } = await onDashboard();
    act(() => navigation.push('/profile'));
    await screen.findByRole('heading', { name: 'Minhas informações' });
    act(() => navigation.push('/dashboard'));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(server.asked).toEqual([ANA]);
  });

  it('loads again in the next session, even for the same client', async () => {
    const { navigation, memory, server, pass } = await onDashboard();
    act(() => navigation.push('/logout'));
    await waitFor(() => expect(navigation.path()).toBe('/login'));
    memory.session.write(session())();
    act(() => navigation.push('/dashboard'));
    await arrive(pass);
    expect(server.asked).toEqual([ANA, ANA]);
  });
});
