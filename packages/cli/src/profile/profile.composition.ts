import {
  makeHttpConformityTerms,
  makeHttpPersonalRecords,
  makeHttpSignedDocuments,
  makeHttpStaticForms,
  makeHttpStoredDocuments,
} from '@aroeira/adapters-http/profile';
import { makeHttpRegistrationRecords, makeHttpStandings } from '@aroeira/adapters-http/registration';
import { makeOpenConformityTerm, makeReadSignedDocuments, makeSavePhoto } from '@aroeira/domain/profile';
import { approvedOnly } from '@aroeira/domain/registration';
import type { Connection } from '../connection.ts';

/** The use cases of the profile. */
export const connectProfile = ({ http }: Connection) => {
  const records = makeHttpPersonalRecords(http);
  const standings = makeHttpStandings(http);
  return {
    record: records.read,
    savePhoto: makeSavePhoto(records),
    conformityTerm: makeOpenConformityTerm({
      terms: makeHttpConformityTerms(http),
      registrations: makeHttpRegistrationRecords(http),
    }),
    signedDocuments: makeReadSignedDocuments(makeHttpSignedDocuments(http)),
    loadDocument: makeHttpStoredDocuments(http).download,
    loadForm: makeHttpStaticForms(http).load,
    approvedOnly: (clientId: number) => approvedOnly(standings, clientId),
  };
};
