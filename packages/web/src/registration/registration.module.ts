import type { HttpClient } from '@aroeira/adapters-http/http';
import {
  makeHttpChangeReports,
  makeHttpClientRecords,
  makeHttpPapers,
  makeHttpPostalCodes,
} from '@aroeira/adapters-http/registration';
import { makeUnfinishedSaves } from '@aroeira/adapters-http/storage';
import { composeEdits, makeLookUpAddress } from '@aroeira/domain/registration';
import { bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { showSending } from '../ui/fields/files/sending.ts';
import { REGISTRATION } from './registration.tokens.ts';

/** What the server keeps of a registration, for those who change it. The dashboard does without. */
export const registrationBindings = bindings((bind) => {
  bind(REGISTRATION.ClientRecords, makeHttpClientRecords, SHARED.HttpClient);
  bind(REGISTRATION.Papers, (http: HttpClient) => makeHttpPapers({ http, hear: showSending }), SHARED.HttpClient);
  bind(REGISTRATION.PostalCodes, makeHttpPostalCodes, SHARED.HttpClient);
  bind(REGISTRATION.ChangeReports, makeHttpChangeReports, SHARED.HttpClient);
  bind(REGISTRATION.UnfinishedSaves, makeUnfinishedSaves);
  bind(REGISTRATION.LookUpAddress, makeLookUpAddress, REGISTRATION.PostalCodes);
  bind(REGISTRATION.Edits, composeEdits, {
    standings: REGISTRATION.Standings,
    clients: REGISTRATION.ClientRecords,
    papers: REGISTRATION.Papers,
    reports: REGISTRATION.ChangeReports,
    unfinished: REGISTRATION.UnfinishedSaves,
  });
});
