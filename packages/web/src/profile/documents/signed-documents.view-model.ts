import type { ReadSignedDocuments } from '@aroeira/domain/profile';
import { Loaded } from '../../ui/loaded.ts';
import type { PaperDownloads } from './paper-downloads.ts';

interface Parts {
  readonly list: ReadSignedDocuments;
  readonly downloads: PaperDownloads;
  /** Where the API has a document. */
  readonly pathOf: (id: number) => string;
}

export type SignedDocumentsViewModel = ReturnType<typeof makeSignedDocumentsModel>;

/** One visit to /profile-documents. @see spec B §2 Profile */
export const makeSignedDocumentsModel = ({ list, downloads, pathOf }: Parts) => {
  const documents = new Loaded(list);
  return {
    documents,
    downloads,
    pathOf,
    open: () => documents.load(),
    close: () => {
      documents.close();
      downloads.close();
    },
  };
};
