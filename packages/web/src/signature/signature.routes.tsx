import { routesWith, type Route } from '../shell/routing/route.ts';

/** The pages of the signature. */
export const signatureRoutes: readonly Route[] = routesWith(
  async () => (await import('./signature.module.ts')).signatureBindings,
  [
    {
      path: '/registration/signature/terms',
      title: 'Termos a assinar',
      waits: 'rows',
      page: () => import('./terms.page.tsx'),
    },
    { path: '/registration/signature/sign', title: 'Assinatura', waits: 'form', page: () => import('./sign.page.tsx') },
    {
      path: '/registration/signature/signFullscreen',
      title: 'Assinatura em tela cheia',
      page: () => import('./fullscreen.page.tsx'),
    },
    {
      path: '/registration/signature/signedTerms',
      title: 'Termos assinados',
      waits: 'rows',
      page: () => import('./signed-terms.page.tsx'),
    },
    {
      path: '/registration/signature/success',
      title: 'Assinatura concluída',
      page: () => import('./success.page.tsx'),
    },
  ],
);
