import type { Standings } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../../http/http-client.ts';
import { checkListOf, CheckListWire, FormStandingWire, WelfareWire } from './standings.codecs.ts';

/** What a trace may show of a check list: its counts. */
const CHECKED = [
  'professionalInformations',
  'pep',
  'fatca',
  'investorData',
  'uploadDocuments',
  'bankInformations',
  'suitability',
  'generalResult',
  'adjustmentPending',
];

/** The standing of registrations over the portal API. @see spec A §7 Dashboard and lists */
export const makeHttpStandings = (http: HttpClient): Standings => ({
  form: (clientId) =>
    http.get(`/registrationForm/clients/${clientId}`, FormStandingWire, {
      acts: false,
      shows: ['id', 'isApprovedAdm', 'isApprovedRenew'],
    }),
  checkList: (formId, clientId) =>
    pipe(
      http.get(`/checkListForm/${formId}/${clientId}`, CheckListWire, { acts: false, shows: CHECKED }),
      TE.map(checkListOf),
    ),
  hasPension: (clientId) =>
    pipe(
      http.get(`/clients/${clientId}`, WelfareWire, { acts: false, shows: ['welfare'] }),
      TE.map(({ welfare }) => welfare === 1),
    ),
});
