import type { Route } from '../shell/routing/route.ts';
import { makeLoginScreen } from './sign-in/login.screen.tsx';
import { LogoutScreen } from './session/logout.screen.tsx';
import { returningModule } from './returning/returning.module.ts';

const loadReturning = async () => (await import('./returning/returning.screen.tsx')).ReturningScreen;

/** Signing in and out. */
export const accessRoutes: readonly Route[] = [
  {
    path: '/login',
    title: 'Acessar sua conta',
    // The form is in the first chunk: most visits start here, and eight small files more cost more than they weigh.
    load: async () => ({
      Screen: makeLoginScreen(loadReturning),
      bindings: returningModule,
    }),
    prepare: loadReturning,
  },
  {
    path: '/login/add',
    title: 'Adicionar conta',
    load: async () => {
      const [{ AddAccountScreen }, { addAccountModule }] = await Promise.all([
        import('./returning/add-account.screen.tsx'),
        import('./returning/add-account.module.ts'),
      ]);
      return { Screen: AddAccountScreen, bindings: addAccountModule };
    },
  },
  {
    path: '/logout',
    title: 'Sair',
    // In the first chunk too: whoever leaves while there is no connection must not stay signed in for want of a file.
    load: async () => ({ Screen: LogoutScreen }),
  },
  {
    path: '/unblockDevice',
    title: 'Desbloquear dispositivo',
    load: async () => {
      const [{ UnblockDeviceScreen }, { unblockDeviceModule }] = await Promise.all([
        import('./devices/unblock-device.screen.tsx'),
        import('./devices/unblock-device.module.ts'),
      ]);
      return { Screen: UnblockDeviceScreen, bindings: unblockDeviceModule };
    },
  },
  {
    path: '/acessoIndevido/:loginId',
    title: 'Acesso indevido',
    load: async () => {
      const [{ MisuseScreen }, { misuseModule }] = await Promise.all([
        import('./misuse/misuse.screen.tsx'),
        import('./misuse/misuse.module.ts'),
      ]);
      return { Screen: MisuseScreen, bindings: misuseModule };
    },
  },
];
