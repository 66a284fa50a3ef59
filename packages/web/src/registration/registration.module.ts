import type { HttpClient } from '@aroeira/adapters-http/http';
import {
  makeHttpChangeReports,
  makeHttpClientRecords,
  makeHttpPapers,
  makeHttpPostalCodes,
  makeHttpStandings,
} from '@aroeira/adapters-http/registration';
import { makeUnfinishedSaves } from '@aroeira/adapters-http/storage';
import {
  editedAddress,
  editedIdentification,
  makeLookUpAddress,
  makeReadAddress,
  makeReadIdentification,
  makeSaveAddress,
  makeSaveReported,
} from '@aroeira/domain/registration';
import { bindings, type PartsOf } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { showSending } from '../ui/fields/files/sending.ts';
import { REGISTRATION } from './registration.tokens.ts';

const reading = { standings: REGISTRATION.Standings, clients: REGISTRATION.ClientRecords, papers: REGISTRATION.Papers };
const saving = { ...reading, reports: REGISTRATION.ChangeReports, unfinished: REGISTRATION.UnfinishedSaves };

/** What the server keeps of a registration. */
export const registrationBindings = bindings((bind) => {
  bind(REGISTRATION.Standings, makeHttpStandings, SHARED.HttpClient);
  bind(REGISTRATION.ClientRecords, makeHttpClientRecords, SHARED.HttpClient);
  bind(REGISTRATION.Papers, (http: HttpClient) => makeHttpPapers({ http, hear: showSending }), SHARED.HttpClient);
  bind(REGISTRATION.PostalCodes, makeHttpPostalCodes, SHARED.HttpClient);
  bind(REGISTRATION.ChangeReports, makeHttpChangeReports, SHARED.HttpClient);
  bind(REGISTRATION.UnfinishedSaves, makeUnfinishedSaves);
  bind(REGISTRATION.LookUpAddress, makeLookUpAddress, REGISTRATION.PostalCodes);
  bind(REGISTRATION.ReadAddress, makeReadAddress, reading);
  bind(
    REGISTRATION.SaveAddress,
    ({ clients, papers, ...parts }: PartsOf<typeof saving>) =>
      makeSaveReported({ ...parts, edited: editedAddress(clients, makeSaveAddress({ clients, papers })) }),
    saving,
  );
  bind(REGISTRATION.ReadIdentification, makeReadIdentification, reading);
  bind(
    REGISTRATION.SaveIdentification,
    ({ clients, papers, ...parts }: PartsOf<typeof saving>) =>
      makeSaveReported({ ...parts, edited: editedIdentification(clients, papers.saveIdentification) }),
    saving,
  );
});
