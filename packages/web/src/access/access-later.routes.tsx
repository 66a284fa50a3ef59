import { routesWith, type Route } from '../shell/routing/route.ts';

/** What few clients open: another account, a blocked device, a misuse. */
export const accessLaterRoutes: readonly Route[] = [
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
