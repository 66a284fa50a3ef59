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
