import { useVisit } from '../composition/use-visit.ts';
import { SIGNATURE } from './signature.tokens.ts';
import { SignatureSuccessScreen } from './success.screen.tsx';

/** `/registration/signature/success`. */
export const Page = () => <SignatureSuccessScreen model={useVisit(SIGNATURE.OpenSuccess)} />;
