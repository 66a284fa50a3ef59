import type { Route } from '../shell/routing/route.ts';

/** The screens of position. */
export const positionRoutes: readonly Route[] = [
  {
    path: '/dashboard',
    title: 'Início',
    load: async () => {
      const [{ Dashboard }, { positionModule }] = await Promise.all([
        import('./dashboard.tsx'),
        import('./position.module.ts'),
      ]);
      return { Screen: Dashboard, bindings: positionModule };
    },
  },
];
