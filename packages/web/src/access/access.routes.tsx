import { routesWith, type Route } from '../shell/routing/route.ts';
import { Page as LogoutPage } from './session/logout.page.tsx';
import { makeLoginPage } from './sign-in/login.page.tsx';
import { returningBindings } from './returning/returning.module.ts';

const loadReturning = async () => (await import('./returning/returning.page.tsx')).ReturningPage;

/** Signing in and out. */
export const accessRoutes: readonly Route[] = [
  {
    path: '/login',
    title: 'Acessar sua conta',
    // The form is in the first chunk: most visits start here, and eight more small files cost more than they weigh.
    page: async () => ({ Page: makeLoginPage(loadReturning) }),
    bindings: async () => returningBindings,
    prepare: loadReturning,
  },
  {
    path: '/logout',
    title: 'Sair',
    // In the first chunk too: a client who leaves without a connection must not stay signed in for want of a file.
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
