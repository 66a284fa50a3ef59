import type { ConformityState } from '../../signature/signature.ts';

/** What the server knows of a client's conformity term. @see spec B §3 Compliance term check; decision 0200 */
export interface ConformityCheck {
  readonly needsSignature: boolean;
  /** Identifies the paper at the signing provider. */
  readonly token: string | undefined;
  /** Where the client signs. There is one while a signature is needed. */
  readonly signUrl: string | undefined;
  /** The last term of the client. `undefined` without any. */
  readonly last: { readonly status: LastConformity; readonly url: string | undefined } | undefined;
}

/** A started term waits for the signature. Any other word of the server says nothing. */
export type LastConformity = 'started' | 'signed' | 'other';

/** The conformity term as its pages show it. `notNeeded`: this client has nothing to sign and signed nothing. */
export interface ConformityTerm {
  readonly state: ConformityState | 'notNeeded';
  /** Where the client signs. Only while a signature is needed. */
  readonly signUrl: string | undefined;
  /** The signed paper. Only of a signed term, and only if the server has a link. */
  readonly signedUrl: string | undefined;
  readonly formId: number;
  /** The city where the client signs. `undefined` before they said it. */
  readonly signingCity: string | undefined;
}
