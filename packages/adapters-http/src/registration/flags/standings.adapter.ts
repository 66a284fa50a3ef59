import type { Standings } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../../http/http-client.ts';
import { checkListOf, CheckListWire, FormStandingWire, WelfareWire } from './standings.codecs.ts';

/** The standing of registrations over the portal API. @see spec A §7 Dashboard and lists */
export const makeHttpStandings = (http: HttpClient): Standings => ({
  form: (clientId) => http.get(`/registrationForm/clients/${clientId}`, FormStandingWire),
  checkList: (formId, clientId) =>
    pipe(http.get(`/checkListForm/${formId}/${clientId}`, CheckListWire), TE.map(checkListOf)),
  hasPension: (clientId) =>
    pipe(
      http.get(`/clients/${clientId}`, WelfareWire),
      TE.map(({ welfare }) => welfare === 1),
    ),
});
