import type { Approval } from '../flags/flag.ts';

/** The person who opens a page of the registration. */
export type Visitor =
  | { readonly _tag: 'Anonymous' }
  | {
      readonly _tag: 'Client';
      readonly canCompleteRegistration: boolean;
      readonly isApproved: boolean;
      /** The renewal status is available or expired. */
      readonly isRenewalDue: boolean;
      /** The client must answer the questionnaire again. */
      readonly isSuitabilityDue: boolean;
    };

/**
 * Why a client goes through pages of the registration: the first registration, the periodic renewal, or a change of one
 * part from the profile. A save of bank accounts or answers tells the server the purpose.
 *
 * @see decisions Q018, 0162
 */
export type Purpose = 'new' | 'renew' | 'remake';

/** The purpose of an edit outside a renewal. For an approved client it is a remake. @see decisions Q018, 0162, 0154 */
export const purposeOfEdit = (approval: Approval): Purpose => (approval === 'approved' ? 'remake' : 'new');

/**
 * The purpose of a visit to a page of the form. A client whose renewal is due renews, unless the first registration
 * still waits for something.
 *
 * @see decisions Q018, 0203
 */
export const purposeOfVisit = (visitor: Visitor): 'new' | 'renew' =>
  visitor._tag === 'Client' && visitor.isRenewalDue && !visitor.canCompleteRegistration ? 'renew' : 'new';
