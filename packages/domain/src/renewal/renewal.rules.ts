import * as E from 'fp-ts/Either';
import { bareDocument, parseCpf } from '../kernel/document.ts';
import type { RegistrationDestination, RegistrationStep } from '../registration/flow/registration-step.ts';
import {
  RENEWAL_OK,
  RENEWAL_STEPS,
  type Holder,
  type Renewal,
  type RenewalMark,
  type RenewalStatus,
  type RenewalStep,
} from './renewal.ts';

/** Whether a renewal is due: the client may or must do it. @see spec A §2 Dashboard */
export const isRenewalDue = (status: RenewalStatus): boolean => status !== 'ok';

/** What follows the step of a due renewal is closed until it is reached. @see spec A §4 Renewal; decision 0222 */
export const waitsFor = (awaited: RenewalStep, { status, step }: Renewal): boolean =>
  isRenewalDue(status) && (step === undefined || RENEWAL_STEPS.indexOf(step) < RENEWAL_STEPS.indexOf(awaited));

/** @param company the one with renewals, punctuated or not, or empty @see spec A §4 Renewal, A §6; decision Q017 */
export const isRenewalRequested = (holder: Holder, company: string): boolean =>
  holder.isCoHolder ||
  E.isRight(parseCpf(holder.document)) ||
  (bareDocument(company) !== '' && bareDocument(company) === bareDocument(holder.document));

/** The loaded renewal. A renewal that failed to load counts as ok. @see spec A §4 Renewal "swallowed" */
export const loadedRenewal: (answer: E.Either<unknown, Renewal>) => Renewal = E.getOrElse(() => RENEWAL_OK);

/** Without an answer it counts as up to date: no modal, no error. @see spec A §4 Renewal "treated as true" */
export const isSuitabilityRenewed: (answer: E.Either<unknown, boolean>) => boolean = E.getOrElse(() => true);

/** The renewal after a mark. `done` sets the status to ok. @see spec A §4 Renewal; decision Q130 */
export const withMark = (renewal: Renewal, mark: RenewalMark): Renewal =>
  mark === 'done' ? { ...renewal, status: 'ok' } : { ...renewal, step: mark };

/** `undefined` for a page without a mark. @see spec A §4 Renewal: "Equity data in renew mode sets step 'financial'" */
export const markAfter = (step: RegistrationStep): RenewalMark | undefined => MARKS[step];

const MARKS: Readonly<Partial<Record<RegistrationStep, RenewalMark>>> = {
  equityData: 'financial',
  suitabilityProcess: 'signature',
};

/** Whether to ask for the signature when the focus comes back. The client signs in another tab. @see decision Q132 */
export const isSignaturePolled = ({ status, step }: Renewal): boolean => isRenewalDue(status) && step === 'signature';

/** The dashboard's reaction to a renewal. */
interface RenewalNotice {
  /** The place where the client goes. */
  readonly redirect: RegistrationDestination | undefined;
  readonly modal: 'available' | 'finished' | undefined;
}

const NOTHING: RenewalNotice = { redirect: undefined, modal: undefined };

/**
 * Decides the dashboard's reaction to a renewal.
 *
 * - A signed renewal has ended. A modal says so, and the client returns to the dashboard.
 * - An expired renewal sends the client to its check list, on the first load of a session only.
 * - An available renewal asks the client, on the first load of a session only.
 *
 * After the first load the call to action stays, and the client can use the portal.
 *
 * @param visit whether this is the first load of the dashboard in the session
 * @see spec A §4 Renewal; decisions Q019, Q130, 0062
 */
export const renewalNotice = ({ status, step }: Renewal, visit: 'first' | 'later'): RenewalNotice => {
  if (!isRenewalDue(status)) return NOTHING;
  if (step === 'signed') return { redirect: 'dashboard', modal: 'finished' };
  if (visit === 'later') return NOTHING;
  return status === 'expired'
    ? { redirect: 'renewalCheckList', modal: undefined }
    : { redirect: undefined, modal: 'available' };
};

/** Each answer closes the modal. Only `start` leads to the check list. @see spec A §4 Renewal, "Renewal modal" */
export const answeredNotice = (answer: 'start' | 'postpone' | 'close'): RenewalNotice =>
  answer === 'start' ? { redirect: 'renewalCheckList', modal: undefined } : NOTHING;

/** The reaction for one client on the first load of the dashboard. `rules renewal` prints it. */
interface RenewalOutcome extends RenewalNotice {
  readonly isRequested: boolean;
}

/** The facts of a client's renewal, as `rules renewal` reads them. Its step may be `done`. */
interface RenewalReport {
  readonly status: RenewalStatus;
  readonly step: RenewalMark | undefined;
  readonly holder: Holder;
}

/** @param company the one company with renewals, empty for none @see decisions Q017, Q019, Q130 */
export const renewalOutcome = ({ status, step, holder }: RenewalReport, company: string): RenewalOutcome => {
  if (!isRenewalRequested(holder, company)) return { ...NOTHING, isRequested: false };
  const renewal: Renewal = { ...RENEWAL_OK, status };
  return { ...renewalNotice(step === undefined ? renewal : withMark(renewal, step), 'first'), isRequested: true };
};
