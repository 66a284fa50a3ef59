import { routesWith } from '../shell/routing/route.ts';

/** The pages of the registration. */
export const registrationRoutes = routesWith(
  async () => (await import('./terms/terms.module.ts')).termsBindings,
  [{ path: '/registration/terms', title: 'Termo', page: () => import('./terms/terms.page.tsx') }],
);
