import * as E from 'fp-ts/Either';
import type { PensionFailure } from './pension.ports.ts';
import type { PensionCertificate, PensionPanel } from './pension.ts';

/** What the pension page shows: certificates, a panel, or nothing of its own. */
type PensionView =
  | { readonly _tag: 'Certificates'; readonly certificates: readonly PensionCertificate[] }
  | PensionPanel
  /** The session ended, which the whole portal tells in one way (decision Q108). */
  | { readonly _tag: 'SignedOut' };

/** The statuses that have a number of their own; any other counts as the last. @see spec B §8 Pension page */
const KNOWN_STATUSES: readonly number[] = [401, 403, 404, 422, 500];
const DEFAULT_STATUS = 500;

/**
 * The status that the page goes by: what the body says, or that of the answer when the body says nothing.
 *
 * @see spec B §8 Pension page
 */
export const insurerStatus = (answer: { readonly status: number; readonly bodyStatus: number | undefined }): number =>
  answer.bodyStatus ?? answer.status;

/**
 * The panel of a status.
 *
 * @see spec B §8 Pension page
 */
const panelOf = (status: number): PensionPanel =>
  status === 400
    ? NO_PLAN
    : { _tag: 'TryLater', errorNumber: KNOWN_STATUSES.includes(status) ? status : DEFAULT_STATUS };

/** A failure that the page tells of itself; that the session ended is told in one way by the whole portal. */
type PanelFailure = Exclude<PensionFailure, { readonly _tag: 'NoSession' }>;

/**
 * The panel for why there are no certificates. No answer at all counts as the last status.
 *
 * @see spec B §8 Pension page
 */
export const panelFor = (failure: PanelFailure): PensionPanel => {
  switch (failure._tag) {
    case 'InsurerRefused':
    case 'Refused':
      return panelOf(failure.status);
    case 'Unreachable':
    case 'Unreadable':
      return panelOf(DEFAULT_STATUS);
  }
};

/**
 * What to show for what the insurer answered. No certificate at all is no plan.
 *
 * @see spec B §8 Pension page; decisions Q108, Q109
 */
export const pensionViewOf = (answer: E.Either<PensionFailure, readonly PensionCertificate[]>): PensionView => {
  if (E.isLeft(answer)) return answer.left._tag === 'NoSession' ? { _tag: 'SignedOut' } : panelFor(answer.left);
  return answer.right.length === 0 ? NO_PLAN : { _tag: 'Certificates', certificates: answer.right };
};

/** What a client without a plan sees, whichever way the insurer says it. @see decision Q109 */
export const NO_PLAN: PensionPanel = { _tag: 'NoPlan' };
