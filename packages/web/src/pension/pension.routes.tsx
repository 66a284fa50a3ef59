import { routesWith } from '../shell/routing/route.ts';

/** The pages of the pension. */
export const pensionRoutes = routesWith(
  async () => (await import('./pension.module.ts')).pensionBindings,
  [{ path: '/welfare', title: 'Previdência', page: () => import('./pension.page.tsx') }],
);
