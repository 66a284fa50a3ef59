import type { BusinessDays } from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import { BusinessDayWire } from './movements.codecs.ts';

/** Business days over the portal API. It knows the holidays. @see spec B §7 `GET app/tools/businessday`; decision Q098 */
export const makeHttpBusinessDays = (http: HttpClient): BusinessDays => ({
  current: pipe(
    http.get('/app/tools/businessday', BusinessDayWire, { acts: false, shows: ['date'] }),
    TE.map(({ date }) => date),
  ),
});
