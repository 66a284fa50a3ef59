import type { RenewedSuitability } from '@aroeira/domain/suitability';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { field } from '../http/record.codec.ts';

/** Whether the suitability is valid, over the portal API. @see spec A §7 `GET /suitabilities/renewed`; decision 0195 */
export const makeHttpRenewedSuitability = (http: HttpClient): RenewedSuitability => ({
  isRenewed: http.get('/suitabilities/renewed', field('renewed', t.boolean), { acts: false, shows: ['renewed'] }),
});
