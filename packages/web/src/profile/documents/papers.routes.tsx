import { DOCUMENTS_TEXTS } from '@aroeira/domain/profile/messages';
import { routesWith } from '../../shell/routing/route.ts';
import { EDIT_DOCUMENTS_TEXTS } from './documents.texts.ts';

/** The pages of documents, forms and sent papers. */
export const papersRoutes = routesWith(
  async () => (await import('./papers.module.ts')).papersBindings,
  [
    {
      path: '/profile-documents',
      title: DOCUMENTS_TEXTS.title,
      waits: 'rows',
      page: () => import('./signed-documents.page.tsx'),
    },
    {
      path: '/profile-documents/read',
      title: DOCUMENTS_TEXTS.title,
      waits: 'rows',
      page: () => import('./signed-document.page.tsx'),
    },
    { path: '/profile-forms', title: DOCUMENTS_TEXTS.formsTitle, page: () => import('./forms.page.tsx') },
    { path: '/profile-forms/read', title: DOCUMENTS_TEXTS.formsTitle, page: () => import('./form.page.tsx') },
    { path: '/edit-documents', title: EDIT_DOCUMENTS_TEXTS.title, page: () => import('./edit-documents.page.tsx') },
    {
      path: '/edit-documents/read',
      title: EDIT_DOCUMENTS_TEXTS.readTitle,
      waits: 'document',
      page: () => import('./sent-papers.page.tsx'),
    },
  ],
);
