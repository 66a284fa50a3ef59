import type { Route } from '../shell/routing/route.ts';
import { Page as LogoutPage } from './session/logout.page.tsx';
import { makeLoginPage } from './sign-in/login.page.tsx';

const loadReturning = async () => (await import('./returning/returning.page.tsx')).ReturningPage;

/** Signing in and out. The first load knows them. */
export const accessRoutes: readonly Route[] = [
  {
    path: '/welcome',
    title: 'Boas-vindas',
    page: () => import('./sign-in/welcome.page.tsx'),
    isBeforeCalls: true,
  },
  {
    path: '/login',
    title: 'Acessar sua conta',
    // The form is in the first chunk, because most visits start here. Eight more small files would load more slowly.
    page: async (later) => ({ Page: makeLoginPage(later, loadReturning) }),
    isBeforeCalls: true,
    prepare: loadReturning,
  },
  {
    path: '/logout',
    title: 'Sair',
    // This page is in the first chunk too. A client without a connection must be able to sign out.
    page: async () => ({ Page: LogoutPage }),
  },
];
