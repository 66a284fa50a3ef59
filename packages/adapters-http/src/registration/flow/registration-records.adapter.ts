import type { CallFailure } from '@aroeira/domain/kernel';
import type { RegistrationRecord, RegistrationRecords } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../../http/http-client.ts';
import { inOurWords, Unread, shownOf } from '../../http/record.codec.ts';
import { MailingWire } from '../address/address.codecs.ts';
import { FormStandingWire } from '../flags/standings.codecs.ts';
import { registrationOf, RegistrationWire } from './registration-records.codecs.ts';

/** What a trace may show of a form. */
const FORM = [
  ...shownOf(FormStandingWire, 'formId', 'approval', 'verdict'),
  'score167',
  'date',
  'title',
  'funds',
  'terms',
];
const MAILING = shownOf(MailingWire, 'receivesExtract', 'receivesIncomeReport', 'allowsDistributorEmail', 'address');

/** Registration forms over the portal API. @see spec A §7; decision 0151 */
export const makeHttpRegistrationRecords = (http: HttpClient): RegistrationRecords => {
  const formAt = (path: string): TE.TaskEither<CallFailure, RegistrationRecord> =>
    http.get(path, inOurWords(RegistrationWire, registrationOf), { acts: false, shows: [...FORM, ...MAILING] });
  return {
    ofClient: (clientId) => formAt(`/registrationForm/clients/${clientId}`),
    read: (formId) => formAt(`registrationForm/${formId}`),
    mailing: (clientId) =>
      pipe(
        http.get(`mailing/${clientId}`, MailingWire, { acts: false, shows: MAILING }),
        TE.orElseW((failure) =>
          failure._tag === 'Refused' && failure.status === 404 ? TE.right(undefined) : TE.left(failure),
        ),
      ),
    saveMailing: (formId, mailing) =>
      http.put(`/registrationForm/${formId}`, Unread, {
        acts: true,
        shows: MAILING,
        body: { mailing: MailingWire.encode(mailing) },
      }),
    saveSigningCity: (formId, local) =>
      http.put(`/registrationForm/${formId}`, Unread, {
        acts: true,
        shows: [],
        body: { investorDeclaration: { local } },
      }),
  };
};
