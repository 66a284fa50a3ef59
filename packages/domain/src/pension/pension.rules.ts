import * as E from 'fp-ts/Either';
import type { PensionFailure } from './pension.ports.ts';
import type { PensionCertificate, PensionPanel } from './pension.ts';

/** What the pension page shows. */
export type PensionView =
  | { readonly _tag: 'Certificates'; readonly certificates: readonly PensionCertificate[] }
  | PensionPanel
  /** The session ended. The portal handles this the same way on every page (decision Q108). */
  | { readonly _tag: 'SignedOut' };

/** The error numbers of the page. Any other status counts as the last one. @see spec B §8 Pension page */
const KNOWN_STATUSES: readonly number[] = [401, 403, 404, 422, 500];
const DEFAULT_STATUS = 500;

/** The status of a document without a plan. @see spec B §8 Pension page */
const NO_PLAN_STATUS = 400;

/** The status that counts: the status of the body, or otherwise of the answer. @see spec B §8 Pension page */
export const insurerStatus = (answer: { readonly status: number; readonly bodyStatus: number | undefined }): number =>
  answer.bodyStatus ?? answer.status;

/** The panel of a status. @see spec B §8 Pension page */
const panelOf = (status: number): PensionPanel =>
  status === NO_PLAN_STATUS
    ? NO_PLAN
    : { _tag: 'TryLater', errorNumber: KNOWN_STATUSES.includes(status) ? status : DEFAULT_STATUS };

/** A failure that the page shows. The portal itself handles an ended session. */
type PanelFailure = Exclude<PensionFailure, { readonly _tag: 'NoSession' }>;

/** The panel of a failure. A failure without an answer counts as the last status. @see spec B §8 Pension page */
export const panelFor = (failure: PanelFailure): PensionPanel => {
  switch (failure._tag) {
    case 'InsurerRefused':
    case 'Refused':
      return panelOf(failure.status);
    case 'Unreachable':
    case 'Unreadable':
    case 'RefreshFailed':
      return panelOf(DEFAULT_STATUS);
  }
};

/** The view of an answer. An empty list means no plan. @see spec B §8 Pension page; decisions Q108, 0147 */
export const pensionViewOf = (answer: E.Either<PensionFailure, readonly PensionCertificate[]>): PensionView => {
  if (E.isLeft(answer)) return answer.left._tag === 'NoSession' ? { _tag: 'SignedOut' } : panelFor(answer.left);
  return answer.right.length === 0 ? NO_PLAN : { _tag: 'Certificates', certificates: answer.right };
};

/** The panel of a client without a plan. @see decision 0147 */
export const NO_PLAN: PensionPanel = { _tag: 'NoPlan' };
