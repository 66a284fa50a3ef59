import { routesWith } from '../shell/routing/route.ts';

/** The pages of financial independence. */
export const independenceRoutes = routesWith(
  async () => (await import('./independence.module.ts')).independenceBindings,
  [{ path: '/liberty-home', title: 'Liberdade Financeira', page: () => import('./home/home.page.tsx') }],
);
