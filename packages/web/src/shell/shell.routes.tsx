import type { Route } from './routing/route.ts';

/** The pages that belong to no capability. */
export const shellRoutes: readonly Route[] = [
  {
    path: '/',
    title: 'Investimentos e proximidade',
    load: async () => ({ Screen: (await import('./pages/splash.screen.tsx')).SplashScreen }),
  },
  {
    path: '/welcome',
    title: 'Boas-vindas',
    load: async () => ({ Screen: (await import('./pages/welcome.screen.tsx')).WelcomeScreen }),
  },
  {
    path: '/maintenance',
    title: 'Manutenção',
    load: async () => ({ Screen: (await import('./pages/maintenance.screen.tsx')).MaintenanceScreen }),
  },
];
