import { MOVEMENT_TITLES } from '@aroeira/domain/movements/messages';
import { routesWith } from '../shell/routing/route.ts';

const aliases = () => import('./investing/aliases.tsx');

/** The pages of movements. */
export const movementsRoutes = routesWith(
  async () => (await import('./movements.module.ts')).movementsBindings,
  [
    { path: '/movements', title: MOVEMENT_TITLES.hub, page: () => import('./hub/hub.page.tsx') },
    { path: '/movements/redemption', title: 'Resgatar', page: () => import('./redeeming/redemption-funds.page.tsx') },
    {
      path: '/movements/redemption/operation',
      title: 'Resgatar',
      waits: 'form',
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
      waits: 'form',
      page: () => import('./investing/apply.page.tsx'),
    },
    {
      path: '/movements/investment/terms',
      title: 'Documento do fundo',
      waits: 'document',
      page: () => import('./investing/fund-terms.page.tsx'),
    },
    {
      path: '/movements/investment/sign',
      title: 'Assinatura de termos',
      page: () => import('./investing/sign.page.tsx'),
    },
    {
      path: '/movements/investment/confirmation',
      title: MOVEMENT_TITLES.confirmation,
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
      title: MOVEMENT_TITLES.confirmation,
      page: async () => (await aliases()).aliasOf('/movements/investment/confirmation'),
    },
    {
      path: '/movements/last-movements',
      title: MOVEMENT_TITLES.history,
      waits: 'table',
      page: () => import('./history/history.page.tsx'),
    },
    {
      path: '/movements/last-movements/:id',
      title: MOVEMENT_TITLES.order,
      page: () => import('./history/order.page.tsx'),
    },
  ],
);
