import type { Standings } from '@aroeira/domain/registration';
import type { HttpClient } from '../../http/http-client.ts';
import { shownOf } from '../../http/record.codec.ts';
import {
  CHECK_LIST_NAMES,
  CHECK_LIST_WORDS,
  CheckListRead,
  ClientFactsRead,
  FormStandingWire,
} from './standings.codecs.ts';

/** What a trace may show of a check list: its counts. */
const CHECKED = [...Object.values(CHECK_LIST_NAMES), ...Object.values(CHECK_LIST_WORDS), 'adjustmentPending'];

/** The standing of registrations over the portal API. @see spec A §7 Dashboard and lists */
export const makeHttpStandings = (http: HttpClient): Standings => ({
  form: (clientId) =>
    http.get(`/registrationForm/clients/${clientId}`, FormStandingWire, {
      acts: false,
      shows: shownOf(FormStandingWire, 'formId', 'approval', 'verdict'),
    }),
  checkList: (formId, clientId) =>
    http.get(`/checkListForm/${formId}/${clientId}`, CheckListRead, {
      acts: false,
      shows: CHECKED,
    }),
  client: (clientId) =>
    http.get(`/clients/${clientId}`, ClientFactsRead, { acts: false, shows: ['welfare', 'id', 'type'] }),
});
