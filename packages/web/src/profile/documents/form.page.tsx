import { DOCUMENTS } from './documents.tokens.ts';
import { paperPage } from './opened-paper.page.tsx';

/** `/profile-forms/read` */
export const Page = paperPage(DOCUMENTS.OpenForm, '/profile-forms');
