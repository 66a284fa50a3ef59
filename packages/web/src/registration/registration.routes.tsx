import { routesWith, type Route } from '../shell/routing/route.ts';
import { formRoutes } from './flow/form.routes.tsx';

/** The pages of the registration. */
export const registrationRoutes: readonly Route[] = [
  ...routesWith(
    async () => (await import('./terms/terms.module.ts')).termsBindings,
    [{ path: '/registration/terms', title: 'Termo', page: () => import('./terms/terms.page.tsx') }],
  ),
  ...routesWith(
    async () => (await import('./welcome/welcome.module.ts')).welcomeBindings,
    [{ path: '/registration', title: 'BEM-VINDO', page: () => import('./welcome/welcome.page.tsx') }],
  ),
  ...formRoutes,
];
