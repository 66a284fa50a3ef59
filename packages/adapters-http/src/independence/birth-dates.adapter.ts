import type { BirthDates } from '@aroeira/domain/independence';
import { Day } from '../http/day.codec.ts';
import type { HttpClient } from '../http/http-client.ts';
import { orNothing } from '../http/around.codec.ts';
import { field } from '../http/record.codec.ts';

/** Birth dates over the portal API. Nothing else of the client is read. @see spec A §7 `GET /clients/{id}` */
export const makeHttpBirthDates = (http: HttpClient): BirthDates => ({
  of: (clientId) => http.get(`/clients/${clientId}`, field('birthDate', orNothing(Day)), { acts: false }),
});
