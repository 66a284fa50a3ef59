import { CHECK_LIST_ITEMS, type CheckList } from '../registration/flags/flag.ts';
import type { Purpose, Visitor } from '../registration/flow/purpose.ts';
import type { RegistrationDestination } from '../registration/flow/registration-step.ts';
import { registrationAccess } from '../registration/flow/page-access.rules.ts';

/** The pages of the signature, in the words of the registration. */
export type SigningStep = 'signatureTerms' | 'sign' | 'signFullscreen' | 'signedTerms' | 'signatureSuccess';

/** What decides whether a page of the signature opens. */
export interface SigningVisit {
  readonly visitor: Visitor;
  readonly checkList: CheckList;
  /** The client has just redefined the profile, and asked to sign again. */
  readonly isRemake: boolean;
  /** A due renewal waits for the data or the questionnaire, which come before its signature. */
  readonly isRenewalEarly: boolean;
  /** In this session the client accepted terms and has not signed them yet. */
  readonly hasAccepted: boolean;
  /** In this session the client signed. */
  readonly hasSigned: boolean;
}

/** Whether nothing is missing before the signature. */
const isReady = ({ filled, suitabilityCount = 0 }: CheckList): boolean =>
  CHECK_LIST_ITEMS.every((item) => filled[item]) && suitabilityCount > 0;

/** The purpose of a visit to the signature. @see decisions Q018, 0223 */
const purposeOf = ({ visitor, isRemake }: SigningVisit): Purpose => {
  if (visitor._tag === 'Anonymous' || visitor.canCompleteRegistration) return 'new';
  if (visitor.isRenewalDue) return 'renew';
  return isRemake ? 'remake' : 'new';
};

const AFTER: readonly SigningStep[] = ['signedTerms', 'signatureSuccess'];
const WITH_TERMS: readonly SigningStep[] = ['sign', 'signFullscreen'];

/** Whether a page follows a signature of this session. It opens to the client who has just signed, and to no other. */
export const opensAfterSigning = (step: SigningStep, { hasSigned }: Pick<SigningVisit, 'hasSigned'>): boolean =>
  hasSigned && AFTER.includes(step);

/** `undefined` opens the page. @see spec A §2 Routing rules, A §5 Registration; decisions Q018, Q020, 0214, 0222 */
export const signingRedirect = (step: SigningStep, visit: SigningVisit): RegistrationDestination | undefined => {
  const { visitor, checkList, isRenewalEarly, hasAccepted } = visit;
  if (opensAfterSigning(step, visit)) return undefined;
  const isConditionMet = isReady(checkList) && !AFTER.includes(step);
  const purpose = purposeOf(visit);
  const access = registrationAccess({ step, purpose, isConditionMet }, visitor);
  if (access._tag === 'Redirect') return access.to;
  if (purpose === 'renew' && isRenewalEarly) return 'renewalCheckList';
  return WITH_TERMS.includes(step) && !hasAccepted ? 'signatureTerms' : undefined;
};
