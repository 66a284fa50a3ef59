import { DOCUMENTS } from './documents.tokens.ts';
import { paperPage } from './opened-paper.page.tsx';

/** `/profile-documents/read` */
export const Page = paperPage(DOCUMENTS.OpenSignedDocument, '/profile-documents');
