import { routesWith } from '../shell/routing/route.ts';

const aliases = () => import('./investing/aliases.tsx');

/** The pages of movements. */
export const movementsRoutes = routesWith(
  async () => (await import('./movements.module.ts')).movementsBindings,
  [
    { path: '/movements', title: 'Movimentações', page: () => import('./hub/hub.page.tsx') },
    { path: '/movements/redemption', title: 'Resgatar', page: () => import('./redeeming/redemption-funds.page.tsx') },
    {
      path: '/movements/redemption/operation',
      title: 'Resgatar',
      page: () => import('./redeeming/redemption.page.tsx'),
    },
    {
      path: '/movements/investment',
      title: 'Investir',
      page: () => import('./investing/fund-choice.page.tsx'),
    },
    {
      path: '/movements/investment/apply',
      title: 'Investir',
      page: () => import('./investing/apply.page.tsx'),
    },
    {
      path: '/movements/investment/terms',
      title: 'Documento do fundo',
      page: () => import('./investing/fund-terms.page.tsx'),
    },
    {
      path: '/movements/investment/sign',
      title: 'Assinatura de termos',
      page: () => import('./investing/sign.page.tsx'),
    },
    {
      path: '/movements/investment/confirmation',
      title: 'Confirmação',
      page: () => import('./investing/confirmation.page.tsx'),
    },
    { path: '/apply', title: 'Investir', page: async () => (await aliases()).aliasOf('/movements/investment/apply') },
    {
      path: '/sign',
      title: 'Assinatura de termos',
      page: async () => (await aliases()).aliasOf('/movements/investment/sign'),
    },
    {
      path: '/confirmation',
      title: 'Confirmação',
      page: async () => (await aliases()).aliasOf('/movements/investment/confirmation'),
    },
    {
      path: '/movements/last-movements',
      title: 'Histórico',
      page: () => import('./history/history.page.tsx'),
    },
  ],
);
