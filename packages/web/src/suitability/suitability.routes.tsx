import { routesWith } from '../shell/routing/route.ts';

const question = () => import('./question.page.tsx');

/** The questionnaire, and the page of the risk profile. */
export const suitabilityRoutes = routesWith(
  async () => (await import('./suitability.module.ts')).suitabilityBindings,
  [
    { path: '/registration/suitability/start', title: 'Questionário de perfil', waits: 'form', page: question },
    {
      path: '/registration/suitability/start/:currentQuestion',
      title: 'Questionário de perfil',
      waits: 'form',
      page: question,
    },
    {
      path: '/registration/suitability/process',
      title: 'Questionário de perfil',
      page: () => import('./process.page.tsx'),
    },
    {
      path: '/registration/suitability/success',
      title: 'Questionário de perfil',
      waits: 'text',
      page: () => import('./success.page.tsx'),
    },
    {
      path: '/profile/suitability',
      title: 'Perfil de investidor',
      waits: 'text',
      page: () => import('./profile/investor-profile.page.tsx'),
    },
  ],
);
