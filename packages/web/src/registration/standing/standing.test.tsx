import { session } from '@aroeira/domain/access/testing';
import type { CallFailure } from '@aroeira/domain/kernel';
import { BRUNO, unreachable } from '@aroeira/domain/kernel/testing';
import { positions } from '@aroeira/domain/position/testing';
import type { Approval, FormStanding } from '@aroeira/domain/registration';
import { standingsServer } from '@aroeira/domain/registration/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import type { Pattern } from '../../shell/routing/paths.ts';
import type { Route } from '../../shell/routing/route.ts';
import { shellRoutes } from '../../shell/shell.routes.tsx';
import { accessRoutes } from '../../access/access.routes.tsx';
import { REGISTRATION } from '../registration.tokens.ts';
import { Permitted } from './permitted.tsx';

type Form = TE.TaskEither<CallFailure, FormStanding>;

const formWith = (approval: Approval): Form => TE.right({ formId: 31, approval, verdict: 'ok' });

const page = (path: Pattern, says: string, to?: 'movements' | 'reports' | 'profileEditing'): Route => ({
  path,
  title: says,
  page: async () => ({
    Page: () => (
      <SignedInFrame>
        {to === undefined ? (
          <h1>{says}</h1>
        ) : (
          <Permitted to={{ place: to, lead: LEAD }}>
            <h1>{says}</h1>
            <p>{CONTENT}</p>
          </Permitted>
        )}
      </SignedInFrame>
    ),
  }),
});

const LEAD = 'Para que a página serve';
const CONTENT = 'O que a página mostra';

const ROUTES = [
  ...shellRoutes,
  ...accessRoutes,
  page('/dashboard', 'Painel'),
  page('/profile', 'Perfil de Ana'),
  page('/movements', 'Investir e Resgatar', 'movements'),
  page('/reports', 'Relatórios', 'reports'),
  page('/profile-bank-accounts', 'Contas', 'profileEditing'),
];

/** A page in the frame. The server gives one form to each load, and repeats the last one. */
const open = (path: '/dashboard' | '/movements' | '/reports' | '/profile-bank-accounts', ...forms: readonly Form[]) => {
  let asked = 0;
  const standings = standingsServer({
    form: () => (forms[Math.min((asked += 1), forms.length) - 1] ?? formWith('approved'))(),
  });
  const memory = signedIn();
  const held = positions();
  const app = openApp(path, {
    memory,
    routes: ROUTES,
    positions: held,
    also: (put) => put(REGISTRATION.Standings, standings),
  });
  return { ...app, memory, standings, held };
};

const heading = (name: string) => screen.findByRole('heading', { name });

describe('a route that needs a permission', () => {
  it.each([
    ['/movements', 'Painel', '/dashboard'],
    ['/reports', 'Painel', '/dashboard'],
    ['/profile-bank-accounts', 'Perfil de Ana', '/profile'],
  ] as const)('%s leads anybody else elsewhere (decision Q106)', async (path, says, instead) => {
    const { navigation } = open(path, formWith('analysis'));
    expect(await heading(says)).toBeTruthy();
    expect([navigation.path(), navigation.visited()]).toEqual([instead, [instead]]);
  });

  it('shows the title, the lead and the way back before the answer, and nothing else of the page', async () => {
    let answer: () => void = () => undefined;
    const late: Form = () => new Promise((resolve) => (answer = () => void formWith('approved')().then(resolve)));
    open('/reports', late);
    await screen.findByRole('navigation', { name: 'Principal' });
    expect(await heading('Relatórios')).toBeTruthy();
    expect(screen.getByText(LEAD)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByText(CONTENT)).toBeNull();
    await act(async () => answer());
    expect(await screen.findByText(CONTENT)).toBeTruthy();
  });

  it('asks again when nobody could say it', async () => {
    open('/reports', TE.left(unreachable), formWith('approved'));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Não foi possível carregar esta página.*Verifique sua conexão/,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Relatórios');
    await press('Tentar novamente');
    expect(await screen.findByText(CONTENT)).toBeTruthy();
  });
});

const menuEntry = async (role: 'link' | 'button') =>
  within(await screen.findByRole('navigation', { name: 'Principal' })).findByRole(role, { name: /^Relatório/ });

describe('what the portal opens', () => {
  it('is asked for once in a session, its calls at the same time', async () => {
    const { navigation, standings, held } = open('/dashboard');
    await heading('Painel');
    act(() => navigation.push('/reports'));
    await heading('Relatórios');
    act(() => navigation.push('/profile'));
    await heading('Perfil de Ana');
    expect(standings.asked).toEqual(['client 7', 'form of 7', 'check list 31 of 7']);
    expect(held.asked).toHaveLength(1);
  });

  it('of one client does not show to the next', async () => {
    const { navigation, memory, standings } = open('/dashboard', formWith('analysis'), formWith('approved'));
    expect(await menuEntry('button')).toBeTruthy();
    act(() => navigation.push('/logout'));
    await waitFor(() => expect(navigation.path()).toBe('/login'));
    memory.session.write({ ...session(), clientId: 8, document: BRUNO })();
    act(() => navigation.push('/dashboard'));
    expect(await menuEntry('link')).toBeTruthy();
    expect(standings.asked.slice(3)).toEqual(['client 8', 'form of 8', 'check list 31 of 8']);
  });

  it('does not follow an answer to the client before', async () => {
    let answer: () => void = () => undefined;
    const late: Form = () => new Promise((resolve) => (answer = () => void formWith('approved')().then(resolve)));
    const { navigation, memory } = open('/dashboard', late, formWith('analysis'));
    await heading('Painel');
    act(() => navigation.push('/logout'));
    await waitFor(() => expect(navigation.path()).toBe('/login'));
    memory.session.write({ ...session(), clientId: 8, document: BRUNO })();
    act(() => navigation.push('/dashboard'));
    expect(await menuEntry('button')).toBeTruthy();
    await act(async () => answer());
    expect(await menuEntry('button')).toBeTruthy();
  });
});
