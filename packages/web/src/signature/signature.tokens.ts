import type { Signatures, SignatureUseCases, SigningUnderWay } from '@aroeira/domain/signature';
import { tokens } from '../composition/token.ts';
import type { Admission, FindRedirect } from './admission.ts';
import type { FullscreenViewModel } from './fullscreen.view-model.ts';
import type { Ink } from './ink.ts';
import type { SignViewModel } from './sign.view-model.ts';
import type { SignedTermsViewModel } from './signed-terms.view-model.ts';
import type { SigningDesk } from './signing-desk.ts';
import type { SigningTermsViewModel } from './terms.view-model.ts';

/** A visit needs a session. The guard of the path asks for it, and it may end meanwhile. */
type Open<V> = () => V | undefined;

/** One visit to the end of the signature. */
export interface SuccessViewModel {
  readonly admitted: Admission;
  /** The staff has nothing to look at: the client was approved before. */
  readonly isApproved: boolean;
  readonly open: () => Promise<void>;
  readonly close: () => void;
}

/** The signature of the registration. */
export const SIGNATURE = tokens<{
  Signatures: Signatures;
  UseCases: SignatureUseCases;
  Ink: Ink;
  UnderWay: SigningUnderWay;
  Desk: SigningDesk;
  FindRedirect: FindRedirect;
  OpenTerms: Open<SigningTermsViewModel>;
  OpenSign: Open<SignViewModel>;
  OpenFullscreen: Open<FullscreenViewModel>;
  OpenSignedTerms: Open<SignedTermsViewModel>;
  OpenSuccess: () => SuccessViewModel;
}>('SIGNATURE');
