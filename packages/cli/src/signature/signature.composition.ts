import { makeHttpStandings } from '@aroeira/adapters-http/registration';
import { makeHttpSignatures } from '@aroeira/adapters-http/signature';
import { makeLoadClientStanding } from '@aroeira/domain/registration';
import { makeFindSigningAccess, type RenewalUseCases, type RenewingClient } from '@aroeira/domain/renewal';
import { composeSignature } from '@aroeira/domain/signature';
import { flow } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { Connection } from '../connection.ts';

export const connectSignature = ({ http }: Connection, { load }: Pick<RenewalUseCases, 'load'>) => {
  const forms = makeHttpStandings(http);
  const loadStanding = makeLoadClientStanding(forms);
  return {
    ...composeSignature({ signatures: makeHttpSignatures(http), forms }),
    guard: makeFindSigningAccess<RenewingClient>({
      loadStanding: ({ clientId }) => loadStanding(clientId),
      renewalOf: flow(
        load,
        T.map(({ renewal }) => renewal),
      ),
    }),
  };
};
