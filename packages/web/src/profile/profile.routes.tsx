import { routesWith } from '../shell/routing/route.ts';

/** The pages of profile. */
export const profileRoutes = routesWith(
  async () => (await import('./profile.module.ts')).profileBindings,
  [{ path: '/profile', title: 'Minhas informações', page: () => import('./profile.page.tsx') }],
);
