import { daysBefore } from '../time/sao-paulo-days.ts';

/** A client may renew in the last days before the expiry. */
const AVAILABLE_DAYS = 30;

/** `isApprovedRenew` on the wire. @see spec A §4 Approval and renewal statuses */
export const RENEWAL_IN_ORDER = 0;
const RENEWAL_PENDING = 3;

/**
 * Available for 30 days up to the expiry, and expired after it.
 * @param expiresOn `YYYY-MM-DD`, or `null` for a client who has nothing to renew
 * @see spec A §4 Renewal; decision 0213
 */
export const statusOn = (expiresOn: string | null, today: string): 'ok' | 'available' | 'expired' => {
  if (expiresOn === null || today < daysBefore(expiresOn, AVAILABLE_DAYS)) return 'ok';
  return today <= expiresOn ? 'available' : 'expired';
};

/** Whether the client may or must renew on a day. */
export const isRenewalDue = (expiresOn: string | null, today: string): boolean => statusOn(expiresOn, today) !== 'ok';

/** The verdict on the last renewal. After the expiry a verdict in order is pending: no new money before the renewal. */
export const verdictOn = (verdict: number, expiresOn: string | null, today: string): number =>
  verdict === RENEWAL_IN_ORDER && statusOn(expiresOn, today) === 'expired' ? RENEWAL_PENDING : verdict;
