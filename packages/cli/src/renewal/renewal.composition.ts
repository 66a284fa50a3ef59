import {
  makeHttpClientRecords,
  makeHttpRegistrationRecords,
  makeHttpStandings,
} from '@aroeira/adapters-http/registration';
import { makeHttpRenewals } from '@aroeira/adapters-http/renewal';
import { makeLoadRenewal, makeMarkRenewal, makeSaveBasicData, makeStartRenewal } from '@aroeira/domain/renewal';
import type { Connection } from '../connection.ts';

/** The use cases of the renewal. @param company the one company with renewals, empty for none (decision Q017) */
export const composeRenewal = ({ http }: Connection, company: string) => {
  const renewals = makeHttpRenewals(http);
  return {
    load: makeLoadRenewal({ renewals, company }),
    start: makeStartRenewal({ renewals, company }),
    mark: makeMarkRenewal({ renewals, company }),
    saveBasicData: makeSaveBasicData({
      clients: makeHttpClientRecords(http),
      forms: makeHttpStandings(http),
      registrations: makeHttpRegistrationRecords(http),
    }),
    signatureOf: renewals.signature,
  };
};

export type RenewalUseCases = ReturnType<typeof composeRenewal>;
