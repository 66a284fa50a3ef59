import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { DOCUMENTS } from './documents.tokens.ts';
import { SignedDocumentsScreen } from './signed-documents.screen.tsx';

/** `/profile-documents` */
export const Page = () => {
  const model = useVisit(DOCUMENTS.OpenSignedDocuments);
  return (
    <SignedInFrame>
      <SignedDocumentsScreen model={model} />
    </SignedInFrame>
  );
};
