import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { ChangeAddressScreen } from './change-address.screen.tsx';
import { DOCUMENTS } from './documents.tokens.ts';

/** `/edit-documents/change-address`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(DOCUMENTS.OpenChangeAddress);
  return <SignedInFrame>{model && <ChangeAddressScreen model={model} />}</SignedInFrame>;
};
