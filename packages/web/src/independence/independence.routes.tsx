import { routesWith } from '../shell/routing/route.ts';

/** The pages of financial independence. */
export const independenceRoutes = routesWith(
  async () => (await import('./independence.module.ts')).independenceBindings,
  [
    { path: '/liberty-home', title: 'Liberdade Financeira', page: () => import('./home/home.page.tsx') },
    { path: '/liberty/goals', title: 'Metas', page: () => import('./goals/goals.page.tsx') },
    {
      path: '/liberty/objectives',
      title: 'Objetivos',
      waits: 'rows',
      page: () => import('./objectives/objectives.page.tsx'),
    },
    {
      path: '/liberty/objectives/add',
      title: 'Novo objetivo',
      waits: 'form',
      page: () => import('./objectives/add-objective.page.tsx'),
    },
    {
      path: '/liberty/objectives/edit',
      title: 'Editar objetivo',
      waits: 'form',
      page: () => import('./objectives/edit-objective.page.tsx'),
    },
  ],
);
