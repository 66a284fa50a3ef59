import * as E from 'fp-ts/Either';
import type { Purpose } from './purpose.ts';
import type { RegistrationStep } from './registration-step.ts';
import type { ClosedReason, RegistrationError } from '../registration.errors.ts';
import { registrationAccess, type Visitor } from './route-access.rules.ts';

/** Whoever is signed in, as far as it decides which pages of the registration they may save. */
export interface Editor {
  readonly visitor: Extract<Visitor, { readonly _tag: 'Client' }>;
  /** Why the registration is closed to them, where it is. */
  readonly reason: ClosedReason;
}

/** The pages that the profile opens once more: the only changes that are reported. @see spec A §4 Renewal, B §2 Profile */
const REMADE_STEPS: readonly RegistrationStep[] = ['identification', 'addressData', 'bankAccounts', 'setBankAccount'];

const purposesOf = (step: RegistrationStep): readonly Purpose[] =>
  REMADE_STEPS.includes(step) ? ['new', 'renew', 'remake'] : ['new', 'renew'];

/**
 * Whether a page of the registration may be saved: when a guard would open it for the first time, for a renewal that is
 * due, or to do again what the profile lets do again.
 *
 * @see spec A §2 Routing rules, Registration access; decisions Q018, 0162
 */
export const checkPageOpen = (
  step: RegistrationStep,
  { visitor, reason }: Editor,
): E.Either<RegistrationError, void> =>
  purposesOf(step).some(
    (purpose) => registrationAccess({ step, purpose, isConditionMet: true }, visitor)._tag === 'Open',
  )
    ? E.right(undefined)
    : E.left({ _tag: 'RegistrationClosed', reason });
