import { routesWith } from '../shell/routing/route.ts';

/** The pages of planner, provider and rating. */
export const contactRoutes = routesWith(
  async () => (await import('./contact.module.ts')).contactBindings,
  [
    {
      path: '/profile-talktoplanner',
      title: 'Fale com seu Planejador',
      waits: 'rows',
      page: () => import('./planner/planner.page.tsx'),
    },
    { path: '/talk-to-{product}', title: 'Fale conosco', page: () => import('./provider/provider.page.tsx') },
    { path: '/evaluate-app', title: 'Avaliar o aplicativo', page: () => import('./rating/rating.page.tsx') },
  ],
);
