/** What the server knows of a client's conformity term. @see spec B §3 Compliance term check; decision 0200 */
export interface ConformityCheck {
  /** The paper to sign. `undefined` while no signature is needed. */
  readonly toSign: ConformityPaper | undefined;
  /** The last term of the client. `undefined` without any. */
  readonly last: { readonly status: LastConformity; readonly url: string | undefined } | undefined;
}

/** A paper that waits for its signature. */
interface ConformityPaper {
  /** Identifies the paper at the signing provider. */
  readonly token: string | undefined;
  /** Where the client signs. */
  readonly signUrl: string;
}

/** A started term waits for the signature. Any other word of the server says nothing. */
export type LastConformity = 'started' | 'signed' | 'other';

/** The state of the term with its link. `notNeeded`: this client has nothing to sign and signed nothing. */
export type ConformityStanding =
  /** A term that waits always has the place where the client signs. */
  | { readonly state: 'notSigned' | 'started'; readonly signUrl: string }
  /** The signed paper, if the server has a link to it. */
  | { readonly state: 'signed'; readonly signedUrl: string | undefined }
  | { readonly state: 'notNeeded' };

/** The conformity term as its pages show it. */
export type ConformityTerm = ConformityStanding & SigningPlace;

interface SigningPlace {
  readonly formId: number;
  /** The city where the client signs. `undefined` before they said it. */
  readonly signingCity: string | undefined;
}
