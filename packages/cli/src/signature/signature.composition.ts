import { makeHttpStandings } from '@aroeira/adapters-http/registration';
import { makeHttpSignatures } from '@aroeira/adapters-http/signature';
import { makeLoadClientStanding } from '@aroeira/domain/registration';
import { makeFindSigningAccess, type RenewingClient } from '@aroeira/domain/renewal';
import { makeAcceptTerms, makeReadSignedTerms, makeSign } from '@aroeira/domain/signature';
import { flow } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { Connection } from '../connection.ts';
import type { RenewalUseCases } from '../renewal/renewal.composition.ts';

/** The use cases of the signature. */
export const composeSignature = ({ http }: Connection, { load }: Pick<RenewalUseCases, 'load'>) => {
  const [signatures, forms] = [makeHttpSignatures(http), makeHttpStandings(http)];
  const loadStanding = makeLoadClientStanding(forms);
  return {
    guard: makeFindSigningAccess<RenewingClient>({
      loadStanding: ({ clientId }) => loadStanding(clientId),
      renewalOf: flow(
        load,
        T.map(({ renewal }) => renewal),
      ),
    }),
    terms: signatures.terms,
    accept: makeAcceptTerms({ signatures, forms }),
    sign: makeSign({ signatures, forms }),
    signedTerms: makeReadSignedTerms({ signatures, forms }),
    load: signatures.load,
    find: signatures.find,
  };
};

export type SignatureUseCases = ReturnType<typeof composeSignature>;
