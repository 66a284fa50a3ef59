import { useVisit } from '../composition/use-visit.ts';
import { SIGNATURE } from './signature.tokens.ts';
import { SignedTermsScreen } from './signed-terms.screen.tsx';

/** `/registration/signature/signedTerms`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(SIGNATURE.OpenSignedTerms);
  return model === undefined ? null : <SignedTermsScreen model={model} />;
};
