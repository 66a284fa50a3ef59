import { useVisit } from '../composition/use-visit.ts';
import { SIGNATURE } from './signature.tokens.ts';
import { SigningTermsScreen } from './terms.screen.tsx';

/** `/registration/signature/terms`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(SIGNATURE.OpenTerms);
  return model === undefined ? null : <SigningTermsScreen model={model} />;
};
