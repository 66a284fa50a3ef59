import type { Standings } from '../registration/flags/standings.ports.ts';
import { makeAcceptTerms } from './accept-terms.use-case.ts';
import { makeReadSignedTerms } from './read-signed-terms.use-case.ts';
import { makeSign } from './sign.use-case.ts';
import type { Signatures } from './signatures.ports.ts';

interface Parts {
  readonly signatures: Signatures;
  readonly forms: Pick<Standings, 'form'>;
}

/** The use cases of the signature. */
export const composeSignature = (parts: Parts) => ({
  terms: parts.signatures.terms,
  accept: makeAcceptTerms(parts),
  sign: makeSign(parts),
  signedTerms: makeReadSignedTerms(parts),
  load: parts.signatures.load,
  find: parts.signatures.find,
});

export type SignatureUseCases = ReturnType<typeof composeSignature>;
