import { routesWith } from '../../shell/routing/route.ts';
import { PROFILE_ACCOUNTS_TEXTS } from './profile-accounts.texts.ts';

/** The pages of the bank accounts. */
export const profileAccountsRoutes = routesWith(
  async () => (await import('./profile-accounts.module.ts')).profileAccountsBindings,
  [
    {
      path: '/profile-bank-accounts',
      title: PROFILE_ACCOUNTS_TEXTS.title,
      page: () => import('./profile-accounts.page.tsx'),
    },
    {
      path: '/profile-bank-accounts/add',
      title: PROFILE_ACCOUNTS_TEXTS.oneTitle,
      waits: 'form',
      page: () => import('./profile-account.page.tsx'),
    },
  ],
);
