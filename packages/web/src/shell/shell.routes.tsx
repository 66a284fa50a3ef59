import type { Route } from './route.ts';

/** The pages that belong to no capability. */
export const shellRoutes: readonly Route[] = [
  {
    path: '/',
    title: 'Investimentos e proximidade',
    load: async () => ({ Screen: (await import('./splash.screen.tsx')).SplashScreen }),
  },
  {
    path: '/welcome',
    title: 'Boas-vindas',
    load: async () => ({ Screen: (await import('./welcome.screen.tsx')).WelcomeScreen }),
  },
  {
    path: '/maintenance',
    title: 'Manutenção',
    load: async () => ({ Screen: (await import('./maintenance.screen.tsx')).MaintenanceScreen }),
  },
];
