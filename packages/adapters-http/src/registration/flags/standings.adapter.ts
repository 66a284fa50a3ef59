import type { CallFailure } from '@aroeira/domain/kernel';
import type { Standings } from '@aroeira/domain/registration';
import { flow, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../../http/http-client.ts';
import { checkListOf, CheckListWire, formStandingOf, FormStandingWire, WelfareWire } from './standings.codecs.ts';

/** Where registrations stand, over the portal API. @see spec A §7 Dashboard and lists */
export const makeHttpStandings = (http: HttpClient): Standings => ({
  form: (clientId) =>
    pipe(
      http.get(`/registrationForm/clients/${clientId}`, FormStandingWire),
      TE.chain(flow(formStandingOf, TE.fromOption(unknownStatus))),
    ),
  checkList: (formId, clientId) =>
    pipe(http.get(`/checkListForm/${formId}/${clientId}`, CheckListWire), TE.map(checkListOf)),
  hasPension: (clientId) =>
    pipe(
      http.get(`/clients/${clientId}`, WelfareWire),
      TE.map(({ welfare }) => welfare === 1),
    ),
});

/** No flag may rest on a number without a meaning. */
const unknownStatus = (): CallFailure => ({ _tag: 'Unreadable', path: 'isApprovedAdm, isApprovedRenew' });
