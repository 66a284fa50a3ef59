import type { Route } from './routing/route.ts';

/** The pages that belong to no capability. */
export const shellRoutes: readonly Route[] = [
  {
    path: '/',
    title: 'Investimentos e proximidade',
    page: () => import('./pages/splash.page.tsx'),
    isBeforeCalls: true,
  },
  { path: '/maintenance', title: 'Manutenção', page: () => import('./pages/maintenance.page.tsx') },
];
