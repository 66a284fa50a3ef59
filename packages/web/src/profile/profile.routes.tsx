import type { Route } from '../shell/routing/route.ts';

/** The screens of profile. */
export const profileRoutes: readonly Route[] = [
  {
    path: '/profile',
    title: 'Minhas informações',
    load: async () => {
      const [{ Profile }, { profileModule }] = await Promise.all([
        import('./profile.tsx'),
        import('./profile.module.ts'),
      ]);
      return { Screen: Profile, bindings: profileModule };
    },
  },
];
