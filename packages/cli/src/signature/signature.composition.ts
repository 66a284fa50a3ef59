import { makeHttpStandings } from '@aroeira/adapters-http/registration';
import { makeHttpSignatures } from '@aroeira/adapters-http/signature';
import { makeAcceptTerms, makeReadSignedTerms, makeSign } from '@aroeira/domain/signature';
import type { Connection } from '../composition.ts';

/** The use cases of the signature. */
export const composeSignature = ({ http }: Connection) => {
  const [signatures, forms] = [makeHttpSignatures(http), makeHttpStandings(http)];
  return {
    terms: signatures.terms,
    accept: makeAcceptTerms({ signatures, forms }),
    sign: makeSign({ signatures, forms }),
    signedTerms: makeReadSignedTerms({ signatures, forms }),
    load: signatures.load,
    find: signatures.find,
  };
};

export type SignatureUseCases = ReturnType<typeof composeSignature>;
