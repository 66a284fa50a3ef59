import type { Purpose } from '../registration/flow/purpose.ts';
import type { RegistrationDestination, RegistrationStep } from '../registration/flow/registration-step.ts';
import { registrationAccess } from '../registration/flow/page-access.rules.ts';
import type { SuitabilityFailure } from '../suitability/suitability.errors.ts';
import type { AnsweringVisitor, RenewingVisitor } from './find-visitor.use-case.ts';
import { waitsFor } from './renewal.rules.ts';

/** When no page said it: registration before renewal before remake. @see decisions Q018, 0203, 0225 */
export const purposeOfAnswers = ({
  canCompleteRegistration,
  isRenewalDue,
}: Pick<RenewingVisitor, 'canCompleteRegistration' | 'isRenewalDue'>): Purpose => {
  if (canCompleteRegistration) return 'new';
  return isRenewalDue ? 'renew' : 'remake';
};

/** `undefined` opens the page. In a renewal it comes after the data. @see spec A §4; decisions Q018, Q130, 0222 */
export const answeringRedirect = (
  { step, purpose }: { readonly step: RegistrationStep; readonly purpose: Purpose },
  visitor: RenewingVisitor,
): RegistrationDestination | undefined => {
  const access = registrationAccess({ step, purpose, isConditionMet: true }, visitor);
  if (access._tag === 'Redirect') return access.to;
  return purpose === 'renew' && waitsFor('financial', visitor.renewal) ? 'renewalCheckList' : undefined;
};

/** Why the questionnaire is closed to a client whom `answeringRedirect` leads elsewhere. @see decisions 0212, 0290 */
export const answeringRefusal = (
  elsewhere: RegistrationDestination,
  { isCompany, isApproved }: Pick<AnsweringVisitor, 'isCompany' | 'isApproved'>,
): SuitabilityFailure => {
  if (elsewhere === 'renewalCheckList') return { _tag: 'SuitabilityTooEarly' };
  return { _tag: 'SuitabilityClosed', isOfPlanner: isCompany && !isApproved };
};
