import { routesWith } from '../shell/routing/route.ts';

/** The pages of position. */
export const positionRoutes = routesWith(
  async () => (await import('./position.module.ts')).positionBindings,
  [{ path: '/dashboard', title: 'Início', page: () => import('./dashboard.page.tsx') }],
);
