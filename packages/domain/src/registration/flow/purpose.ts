import type { Approval } from '../flags/approval.ts';

/**
 * Why a client goes through pages of the registration: the first registration, the periodic renewal, or one part again
 * from the profile. The server is told the purpose when bank accounts or answers are saved.
 *
 * @see decisions Q018, Q134
 */
export type Purpose = 'new' | 'renew' | 'remake';

/** The purpose of an edit outside of a renewal. An approved client does a part again. @see decisions Q018, Q134, 0154 */
export const purposeOfEdit = (approval: Approval): Purpose => (approval === 'approved' ? 'remake' : 'new');
