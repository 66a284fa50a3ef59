/** A person who receives a share of a certificate. */
interface Beneficiary {
  readonly name: string;
  /** 50 is 50%. */
  readonly percent: number;
}

/** One pension plan of the client with the insurer. @see spec B §3 Pension certificate */
export interface PensionCertificate {
  readonly number: string;
  readonly fundName: string;
  /** In the insurer's words, such as PGBL or VGBL. */
  readonly planType: string;
  /** In the insurer's words. */
  readonly taxRegime: string;
  readonly beneficiaries: readonly Beneficiary[];
}

/** What the page shows when there are no certificates. */
export type PensionPanel =
  /** There is no plan for this document. */
  | { readonly _tag: 'NoPlan' }
  /** The insurer cannot answer. The client tells `errorNumber` to the support. */
  | { readonly _tag: 'TryLater'; readonly errorNumber: number };
