import type { Approval } from '../flags/approval.ts';

/**
 * Why a client goes through pages of the registration: the first registration, the periodic renewal, or a change of one
 * part from the profile. A save of bank accounts or answers tells the server the purpose.
 *
 * @see decisions Q018, Q134
 */
export type Purpose = 'new' | 'renew' | 'remake';

/** The purpose of an edit outside a renewal. For an approved client it is a remake. @see decisions Q018, Q134, 0154 */
export const purposeOfEdit = (approval: Approval): Purpose => (approval === 'approved' ? 'remake' : 'new');
