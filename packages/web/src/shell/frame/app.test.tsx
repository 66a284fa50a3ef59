import type { DeviceMemory } from '@aroeira/domain/access';
import { newDevice, savedAccount, session } from '@aroeira/domain/access/testing';
import { ANA } from '@aroeira/domain/kernel/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../composition/testing/open-app.tsx';
import { SHELL } from '../shell.tokens.ts';
import type { Route } from '../routing/route.ts';
import { shellRoutes } from '../shell.routes.tsx';
import { signedIn } from '../../access/testing/signed-in.ts';

describe('routes', () => {
  it('outside the table are not found [R013]', async () => {
    openApp('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeTruthy();
    expect(document.title).toBe('Página não encontrada · Aroeira');
  });

  it('that are not built yet are not found', async () => {
    openApp('/forgotPassword');
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
  });

  it('that are not found lead back to the previous path, or to the start [R014]', async () => {
    const { navigation } = openApp('/welcome');
    await screen.findByText('Acessar minha conta');
    act(() => navigation.navigate('/nowhere'));
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(navigation.path()).toBe('/welcome'));
    cleanup();
    const other = openApp('/nowhere', { memory: signedIn() });
    // A client keeps the menus.
    await screen.findByRole('navigation', { name: 'Principal' });
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    expect(other.navigation.path()).toBe('/dashboard');
  });

  it('that need a session lead to /login without one, and keep the path of the client [R040] [R041]', async () => {
    const { navigation } = openApp('/profile');
    expect(await screen.findByRole('heading', { name: 'BEM-VINDO' })).toBeTruthy();
    expect([navigation.path(), navigation.state()]).toEqual(['/login', { origin: '/profile' }]);
  });

  it('do not open with the profile of a session that was revoked', async () => {
    const memory = newDevice();
    memory.session.write({ ...session(), tokens: undefined })();
    const { navigation } = openApp('/dashboard', { memory });
    await screen.findByRole('heading', { name: 'BEM-VINDO' });
    expect(navigation.path()).toBe('/login');
  });

  it('open the maintenance page to everybody, and load the app again from there [R023]', async () => {
    const { browser } = openApp('/maintenance');
    expect(await screen.findByText(/realizando uma manutenção em nossos sistemas/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(browser.loads).toEqual(['/']);
  });
});

describe('a page', () => {
  it('moves the title and the focus to it', async () => {
    const { navigation } = openApp('/welcome');
    await screen.findByText('Acessar minha conta');
    expect([document.title, document.activeElement]).toEqual(['Boas-vindas · Aroeira', document.body]);
    act(() => navigation.push('/maintenance'));
    await screen.findByText('Estamos em manutenção');
    await waitFor(() => expect([document.title, document.activeElement?.id]).toEqual(['Manutenção · Aroeira', 'main']));
  });

  /** A page whose chunk comes only after `arrive`. */
  const late = () => {
    let isThere = false;
    const route: Route = {
      path: '/welcome',
      title: 'x',
      page: async () => {
        if (!isThere) throw new Error('no such chunk');
        return { Page: () => <h1>Chegou</h1> };
      },
    };
    return { route, arrive: () => void (isThere = true) };
  };

  it('that a signed-in client can come back to loads early, and for nobody else', async () => {
    const brought: string[] = [];
    const { route, arrive } = late();
    arrive();
    const routes = ['/welcome', '/dashboard'] as const;
    const prepare = async () => void brought.push('the accounts');
    const world = { routes: routes.map((path) => ({ ...route, path, ...(path === '/welcome' ? { prepare } : {}) })) };
    openApp('/welcome', world);
    await screen.findByRole('heading', { name: 'Chegou' });
    expect(brought).toEqual([]);
    cleanup();
    openApp('/dashboard', { ...world, memory: signedIn() });
    await screen.findByRole('heading', { name: 'Chegou' });
    expect(brought).toEqual(['the accounts']);
  });

  it('that failed to load can load again', async () => {
    const { route, arrive } = late();
    openApp('/welcome', { routes: [route] });
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    arrive();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Chegou' })).toBeTruthy();
  });

  it('that failed to load moves the focus to its message, under the brand, and has a way back', async () => {
    const { navigation } = openApp('/maintenance', { routes: [...shellRoutes, late().route] });
    await screen.findByText('Estamos em manutenção');
    act(() => navigation.push('/welcome'));
    const heading = await screen.findByRole('heading', { name: 'Não foi possível abrir esta página', level: 1 });
    expect([document.activeElement, screen.getByText('Aroeira').tagName]).toEqual([heading, 'SPAN']);
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByText('Estamos em manutenção')).toBeTruthy();
  });
});

describe('the end of a session', () => {
  it('is told once, even when many calls meet it, and leads to /login', async () => {
    const { resolve, navigation } = openApp('/dashboard', { memory: signedIn() });
    await screen.findByText('Painel');
    act(() => {
      resolve(SHELL.EndOfSession)('expired');
      resolve(SHELL.EndOfSession)('expired');
    });
    expect(navigation.path()).toBe('/login');
    expect(await screen.findAllByText('Sessão expirada!')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByText('Sessão expirada!')).toBeNull();
  });

  it('keeps the client on the page when only a server error announces it', async () => {
    const { resolve, navigation } = openApp('/dashboard', { memory: signedIn() });
    await screen.findByText('Painel');
    act(() => resolve(SHELL.EndOfSession)('refresh-failed'));
    expect(await screen.findByText('Erro no servidor, tente novamente mais tarde')).toBeTruthy();
    expect(navigation.path()).toBe('/dashboard');
  });
});

describe('the splash', () => {
  const comesUp = async () => {
    await screen.findByRole('heading');
    // An effect starts the five seconds. It runs after the screen is drawn.
    await act(async () => undefined);
  };

  it('shows the brand and the tagline, and stays for five seconds [R015] [R018]', async () => {
    const { navigation, pass } = openApp('/');
    await comesUp();
    expect(screen.getByRole('heading').textContent).toBe('Aroeira');
    expect(screen.getByRole('heading').querySelector('svg path.primary')).toBeTruthy();
    expect(screen.getByText('Investimentos e proximidade')).toBeTruthy();
    pass(4999);
    expect(navigation.path()).toBe('/');
    pass(1);
    expect(navigation.path()).toBe('/welcome');
    expect(navigation.visited()).toEqual(['/welcome']);
  });

  it.each([
    ['session', ({ session: cell }: DeviceMemory) => cell.write(session())],
    ['saved account', ({ savedAccounts }: DeviceMemory) => savedAccounts.write([savedAccount()])],
    ['last document', ({ lastDocument }: DeviceMemory) => lastDocument.write(ANA)],
  ])('leads to /login when the device keeps a %s [R016]', async (_, write) => {
    const memory = newDevice();
    write(memory)();
    const { navigation, pass } = openApp('/', { memory });
    await comesUp();
    pass(5000);
    expect(navigation.path()).toBe('/login');
  });

  it('leads to /welcome when the last account was removed [R017]', async () => {
    const memory = newDevice();
    memory.savedAccounts.write([])();
    const { navigation, pass } = openApp('/', { memory });
    await comesUp();
    pass(5000);
    expect(navigation.path()).toBe('/welcome');
  });

  it('does not navigate later when the client leaves it early [R019]', async () => {
    const { navigation, pass } = openApp('/');
    await comesUp();
    act(() => navigation.push('/maintenance'));
    await screen.findByText('Estamos em manutenção');
    pass(5000);
    expect(navigation.path()).toBe('/maintenance');
  });
});

describe('the welcome', () => {
  it('leads to the sign-in [R020]', async () => {
    const { navigation } = openApp('/welcome');
    await userEvent.click(await screen.findByText('Acessar minha conta'));
    expect(navigation.path()).toBe('/login');
  });

  it('asks for a document and a proof of residence before a registration [R021] [R022] [R081]', async () => {
    const { navigation } = openApp('/welcome');
    await userEvent.click(await screen.findByRole('button', { name: 'Cadastre-se' }));
    expect(screen.getByRole('dialog').textContent).toMatch(/CNH, RG ou RNE.*90 dias/);
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(navigation.path()).toBe('/welcome');
    await userEvent.click(screen.getByRole('button', { name: 'Cadastre-se' }));
    await userEvent.click(screen.getByRole('link', { name: 'OK' }));
    expect(navigation.path()).toBe('/registration');
  });
});
