import { routesWith } from '../shell/routing/route.ts';

/** The check list of a renewal. */
export const renewalRoutes = routesWith(
  async () => (await import('./check-list.module.ts')).checkListBindings,
  [{ path: '/registration/renew', title: 'Renovação', waits: 'rows', page: () => import('./check-list.page.tsx') }],
);
