import type { BusinessDays } from '@aroeira/domain/movements';
import { Day } from '../http/day.codec.ts';
import type { HttpClient } from '../http/http-client.ts';
import { field } from '../http/record.codec.ts';

/**
 * Business days over the portal API, which knows the holidays: today in São Paulo, or else the next business day.
 *
 * @see spec B §7 `GET app/tools/businessday`; decision Q098
 */
export const makeHttpBusinessDays = (http: HttpClient): BusinessDays => ({
  current: http.get('/app/tools/businessday', field('date', Day), { acts: false, shows: ['date'] }),
});
