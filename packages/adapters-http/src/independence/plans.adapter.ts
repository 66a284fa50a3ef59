import type { Plans } from '@aroeira/domain/independence';
import type { HttpClient } from '../http/http-client.ts';
import { Unread } from '../http/record.codec.ts';
import { libertyBody, LibertyWire, MaybeGoals } from './plans.codecs.ts';

/** What a trace may show of goals: all of them. */
const SHOWN = Object.values(LibertyWire.names);

/** There goals are called liberty. @see spec B §7 `GET liberty`, `POST liberty`; decision 0144 */
export const makeHttpPlans = (http: HttpClient): Plans => ({
  load: http.get('liberty', MaybeGoals, { acts: false, shows: SHOWN }),
  save: (goals) => http.post('liberty', Unread, { acts: true, shows: SHOWN, body: libertyBody(goals) }),
});
