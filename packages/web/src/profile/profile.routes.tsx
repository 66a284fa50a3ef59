import { routesWith, type Route } from '../shell/routing/route.ts';
import { PROFILE_TITLE } from './profile.texts.ts';

/** The pages of profile. */
export const profileRoutes: readonly Route[] = [
  ...routesWith(
    async () => (await import('./profile.module.ts')).profileBindings,
    [{ path: '/profile', title: PROFILE_TITLE, page: () => import('./profile.page.tsx') }],
  ),
  ...routesWith(
    async () => (await import('./documents/documents.module.ts')).documentsBindings,
    [
      {
        path: '/edit-documents/change-address',
        title: 'Alterar endereço',
        page: () => import('./documents/change-address.page.tsx'),
      },
      {
        path: '/edit-documents/change-identification',
        title: 'Alterar identificação',
        page: () => import('./documents/change-identification.page.tsx'),
      },
    ],
  ),
];
