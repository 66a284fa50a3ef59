import type { Route } from '../shell/route.ts';

/** Signing in and out. */
export const accessRoutes: readonly Route[] = [
  {
    path: '/login',
    title: 'Acessar sua conta',
    load: async () => ({ Screen: (await import('./sign-in.screen.tsx')).SignInScreen }),
  },
  {
    path: '/logout',
    title: 'Sair',
    load: async () => ({ Screen: (await import('./logout.screen.tsx')).LogoutScreen }),
  },
];
