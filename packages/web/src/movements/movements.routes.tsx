import { routesWith } from '../shell/routing/route.ts';

/** The pages of movements. */
export const movementsRoutes = routesWith(
  async () => (await import('./movements.module.ts')).movementsBindings,
  [
    { path: '/movements', title: 'Movimentações', page: () => import('./hub/hub.page.tsx') },
    { path: '/movements/redemption', title: 'Resgatar', page: () => import('./redeeming/redemption-funds.page.tsx') },
    {
      path: '/movements/redemption/operation',
      title: 'Resgatar',
      page: () => import('./redeeming/redemption.page.tsx'),
    },
    {
      path: '/movements/last-movements',
      title: 'Histórico',
      page: () => import('./history/history.page.tsx'),
    },
  ],
);
