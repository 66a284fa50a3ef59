/** What a client must sign before an order goes out. @see spec B §3 Sign terms data */
export interface TermsToSign {
  /** Names the papers to the signing provider; without one nothing can be checked. */
  readonly token: string | undefined;
  readonly signUrl: string;
  /** The funds whose adhesion term is not signed yet. */
  readonly fundNames: readonly string[];
  readonly needsConformityTerm: boolean;
}

/** One line of what is to be signed. */
export type TermItem =
  | { readonly _tag: 'ConformityTerm' }
  | { readonly _tag: 'AdhesionTerm'; readonly fundName: string };
