import * as E from 'fp-ts/Either';
import { bareDocument, parseCpf } from '../kernel/document.ts';
import type { RegistrationDestination, RegistrationStep } from '../registration/flow/registration-step.ts';
import { RENEWAL_OK, type Holder, type Renewal, type RenewalMark, type RenewalStatus } from './renewal.ts';

/** A renewal may be done, or must be. @see spec A §2 Dashboard */
export const isRenewalDue = (status: RenewalStatus): boolean => status !== 'ok';

/**
 * Whether the server is asked about a client's renewal. For anybody else it counts as ok and no call is made.
 *
 * @param company the one company with renewals, masked or bare; empty, the default, matches none
 * @see spec A §4 Renewal, A §6; decision Q017
 */
export const isRenewalRequested = (holder: Holder, company: string): boolean =>
  holder.isCoHolder ||
  E.isRight(parseCpf(holder.document)) ||
  (bareDocument(company) !== '' && bareDocument(company) === bareDocument(holder.document));

/** The renewal that was asked for; one that could not be loaded counts as ok. @see spec A §4 Renewal "swallowed" */
export const loadedRenewal: (answer: E.Either<unknown, Renewal>) => Renewal = E.getOrElse(() => RENEWAL_OK);

/**
 * Whether the questionnaire is up to date, by the server's answer. One that could not be loaded counts as up to date: no
 * modal and no error.
 *
 * @see spec A §4 Renewal "treated as true"
 */
export const isSuitabilityRenewed: (answer: E.Either<unknown, boolean>) => boolean = E.getOrElse(() => true);

/** A renewal after the server took a mark: `done` sets the status to ok. @see spec A §4 Renewal; decision Q130 */
export const withMark = (renewal: Renewal, mark: RenewalMark): Renewal =>
  mark === 'done' ? { ...renewal, status: 'ok' } : { ...renewal, step: mark };

/**
 * What the server is told once a page is done in a renewal; `undefined` for the pages between.
 *
 * @see spec A §4 Renewal: "Equity data in renew mode sets step 'financial'", "a suitability result … 'signature'"
 */
export const markAfter = (step: RegistrationStep): RenewalMark | undefined => {
  if (step === 'equityData') return 'financial';
  return step === 'suitabilityProcess' ? 'signature' : undefined;
};

/** Whether the signature is looked for when the window regains focus: it happens in another tab. @see decision Q132 */
export const isSignaturePolled = ({ status, step }: Renewal): boolean => isRenewalDue(status) && step === 'signature';

/** What the dashboard does about a renewal. */
interface RenewalNotice {
  /** Where the client goes in place of the page that was asked for. */
  readonly redirect: RegistrationDestination | undefined;
  readonly modal: 'available' | 'finished' | undefined;
}

const NOTHING: RenewalNotice = { redirect: undefined, modal: undefined };

/**
 * What the dashboard does about a renewal. One that is signed is over, whatever its status: it says so and comes back to
 * the dashboard. An expired one leads away, and an available one asks, on the first load of a session alone; after that
 * the call to action is there and the portal stays usable.
 *
 * @param visit whether the dashboard loads for the first time in this session
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

/**
 * What follows from the client's answer to the modal: starting leads to the check list; postponing and closing lead
 * nowhere. The modal is gone in any case.
 *
 * @see spec A §4 Renewal, "Renewal modal"
 */
export const answeredNotice = (answer: 'start' | 'postpone' | 'close'): RenewalNotice =>
  answer === 'start' ? { redirect: 'renewalCheckList', modal: undefined } : NOTHING;

/** The whole rule for one client on the first load of the dashboard, as `rules renewal` prints it. */
interface RenewalOutcome extends RenewalNotice {
  readonly isRequested: boolean;
}

/** What is known of a client's renewal from outside; `done` may stand for its step. */
interface RenewalReport {
  readonly status: RenewalStatus;
  readonly step: RenewalMark | undefined;
  readonly holder: Holder;
}

/**
 * @param company the one company with renewals, empty for none
 * @see design of the command line, `rules renewal`; decisions Q017, Q019, Q130
 */
export const renewalOutcome = ({ status, step, holder }: RenewalReport, company: string): RenewalOutcome => {
  if (!isRenewalRequested(holder, company)) return { ...NOTHING, isRequested: false };
  const renewal: Renewal = { ...RENEWAL_OK, status };
  return { ...renewalNotice(step === undefined ? renewal : withMark(renewal, step), 'first'), isRequested: true };
};
