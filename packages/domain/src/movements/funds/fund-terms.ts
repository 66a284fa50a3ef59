/** The papers that a client must sign before an order. @see spec B §3 Sign terms data */
export interface TermsToSign {
  /** Identifies the papers at the signing provider. Without a token nobody can check the signature. */
  readonly token: string | undefined;
  readonly signUrl: string;
  /** The names of the funds with an adhesion term that is not signed yet. */
  readonly fundNames: readonly string[];
  readonly needsConformityTerm: boolean;
}

/** What became of papers. An unknown word of the server means `waiting`. @see decision 0306 */
export type PaperStatus = 'signed' | 'refused' | 'waiting';

/** One term to sign. */
export type TermItem =
  | { readonly _tag: 'ConformityTerm' }
  | { readonly _tag: 'AdhesionTerm'; readonly fundName: string };
