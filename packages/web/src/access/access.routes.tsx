import type { Route } from '../shell/route.ts';
import { SignInScreen } from './sign-in.screen.tsx';

/** Signing in and out. */
export const accessRoutes: readonly Route[] = [
  {
    path: '/login',
    title: 'Acessar sua conta',
    // In the first chunk: most visits start here, and eight small files more cost more than they weigh.
    load: async () => ({ Screen: SignInScreen }),
  },
  {
    path: '/logout',
    title: 'Sair',
    load: async () => ({ Screen: (await import('./logout.screen.tsx')).LogoutScreen }),
  },
];
