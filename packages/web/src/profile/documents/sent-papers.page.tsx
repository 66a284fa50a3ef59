import { useInject } from '../../composition/injection.tsx';
import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import { DOCUMENTS } from './documents.tokens.ts';
import { SentPapersScreen } from './sent-papers.screen.tsx';

/** `/edit-documents/read`. It draws nothing while a session ends. */
export const Page = () => (
  <SignedInFrame>
    <Permitted to="profileEditing">
      <SentPapers />
    </Permitted>
  </SignedInFrame>
);

const SentPapers = () => {
  const model = useVisit(DOCUMENTS.OpenSentPapers);
  const reader = useInject(PDF.Reader);
  return model === undefined ? null : <SentPapersScreen model={model} reader={reader} />;
};
