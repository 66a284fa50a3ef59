import { makeAcceptTerms } from './accept-terms.use-case.ts';
import { makeReadSignedTerms } from './read-signed-terms.use-case.ts';
import { makeSign } from './sign.use-case.ts';
import type { SignatureParts } from './signatures.ports.ts';

/** The use cases of the signature. */
export const composeSignature = (parts: SignatureParts) => ({
  terms: parts.signatures.terms,
  accept: makeAcceptTerms(parts),
  sign: makeSign(parts),
  signedTerms: makeReadSignedTerms(parts),
  load: parts.signatures.load,
  find: parts.signatures.find,
});

export type SignatureUseCases = ReturnType<typeof composeSignature>;
