import {
  makeHttpClientRecords,
  makeHttpRegistrationRecords,
  makeHttpStandings,
} from '@aroeira/adapters-http/registration';
import { makeHttpRenewals } from '@aroeira/adapters-http/renewal';
import { composeRenewal, makeSaveBasicData } from '@aroeira/domain/renewal';
import type { Connection } from '../connection.ts';

/** The use cases of the renewal. @param company the one company with renewals, empty for none (decision Q017) */
export const connectRenewal = ({ http }: Connection, company: string) => ({
  ...composeRenewal({ renewals: makeHttpRenewals(http), company }),
  saveBasicData: makeSaveBasicData({
    clients: makeHttpClientRecords(http),
    forms: makeHttpStandings(http),
    registrations: makeHttpRegistrationRecords(http),
  }),
});
