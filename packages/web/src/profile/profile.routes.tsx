import { routesWith, type Route } from '../shell/routing/route.ts';
import { PERSONAL_DATA_TITLE, PROFILE_TITLE } from './profile.texts.ts';

const CONFORMITY_TITLE = 'Termo de desenquadramento';

/** The pages of profile. */
export const profileRoutes: readonly Route[] = [
  ...routesWith(
    async () => (await import('./profile.module.ts')).profileBindings,
    [
      { path: '/profile', title: PROFILE_TITLE, waits: 'rows', page: () => import('./profile.page.tsx') },
      {
        path: '/profile-personal-data',
        title: PERSONAL_DATA_TITLE,
        waits: 'text',
        page: () => import('./personal-data/personal-data.page.tsx'),
      },
    ],
  ),
  ...routesWith(
    async () => (await import('./conformity/conformity.module.ts')).conformityBindings,
    [
      {
        path: '/profile-conformity-term',
        title: CONFORMITY_TITLE,
        waits: 'text',
        page: () => import('./conformity/conformity.page.tsx'),
      },
      {
        path: '/profile-conformity-term/read',
        title: CONFORMITY_TITLE,
        page: () => import('./conformity/conformity-reading.page.tsx'),
      },
    ],
  ),
  ...routesWith(
    async () => (await import('./my-data/my-data.module.ts')).myDataBindings,
    [{ path: '/profile-my-data', title: 'Meus dados', page: () => import('./my-data/my-data.page.tsx') }],
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
