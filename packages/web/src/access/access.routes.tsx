import { routesWith, type Route } from '../shell/routing/route.ts';
import { Page as LogoutPage } from './session/logout.page.tsx';
import { makeLoginPage } from './sign-in/login.page.tsx';

const loadReturning = async () => (await import('./returning/returning.page.tsx')).ReturningPage;

/** Signing in and out. */
export const accessRoutes: readonly Route[] = [
  { path: '/welcome', title: 'Boas-vindas', page: () => import('./sign-in/welcome.page.tsx') },
  {
    path: '/login',
    title: 'Acessar sua conta',
    // The form is in the first chunk, because most visits start here. Eight more small files would load more slowly.
    page: async () => ({ Page: makeLoginPage(loadReturning) }),
    prepare: loadReturning,
  },
  {
    path: '/logout',
    title: 'Sair',
    // This page is in the first chunk too. A client without a connection must be able to sign out.
    page: async () => ({ Page: LogoutPage }),
  },
  ...routesWith(
    async () => (await import('./returning/add-account.module.ts')).addAccountBindings,
    [{ path: '/login/add', title: 'Adicionar conta', page: () => import('./returning/add-account.page.tsx') }],
  ),
  ...routesWith(
    async () => (await import('./devices/unblock-device.module.ts')).unblockDeviceBindings,
    [
      {
        path: '/unblockDevice',
        title: 'Desbloquear dispositivo',
        page: () => import('./devices/unblock-device.page.tsx'),
      },
    ],
  ),
  ...routesWith(
    async () => (await import('./misuse/misuse.module.ts')).misuseBindings,
    [{ path: '/acessoIndevido/:loginId', title: 'Acesso indevido', page: () => import('./misuse/misuse.page.tsx') }],
  ),
];
