import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { ChangeIdentificationScreen } from './change-identification.screen.tsx';
import { DOCUMENTS } from './documents.tokens.ts';

/** `/edit-documents/change-identification`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(DOCUMENTS.OpenChangeIdentification);
  return <SignedInFrame>{model && <ChangeIdentificationScreen model={model} />}</SignedInFrame>;
};
