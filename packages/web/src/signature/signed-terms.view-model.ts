import type { ReadSignedTerms, SignedTerm } from '@aroeira/domain/signature';
import type { Downloads, NotDownloaded } from '../shell/native-wrapper/downloads.ts';
import { Call } from '../ui/call.ts';
import { Loaded } from '../ui/loaded.ts';
import type { Admission } from './admission.ts';

interface Parts {
  /** @param opened runs when the page opens */
  readonly admit: (opened: () => void) => Admission;
  readonly read: ReadSignedTerms;
  readonly clientId: number;
  readonly downloads: Pick<Downloads, 'save'>;
  /** Where the API has the file of a term. */
  readonly pathOf: (id: number) => string;
}

export type SignedTermsViewModel = ReturnType<typeof makeSignedTermsModel>;

/** One visit to /registration/signature/signedTerms. @see spec A §2 Registration routes */
export const makeSignedTermsModel = ({ admit, read, clientId, downloads, pathOf }: Parts) => {
  const terms = new Loaded(read(clientId));
  const saving = new Call<NotDownloaded>();
  const admitted = admit(() => void terms.load());
  return {
    admitted,
    terms,
    saving,
    save: ({ id }: SignedTerm) => saving.run(downloads.save(pathOf(id), `termo-assinado-${id}.pdf`)),
    open: () => admitted.load(),
    close: () => {
      admitted.close();
      terms.close();
      saving.close();
    },
  };
};
