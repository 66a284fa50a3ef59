import type { BirthDates } from '@aroeira/domain/independence';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { Day } from '../http/day.codec.ts';
import type { HttpClient } from '../http/http-client.ts';
import { orNothing } from '../http/nothing.codec.ts';

const BirthWire = t.type({ birthDate: orNothing(Day) });

/** Birth dates over the portal API. Nothing else of the client is read. @see spec A §7 `GET /clients/{id}` */
export const makeHttpBirthDates = (http: HttpClient): BirthDates => ({
  of: (clientId) =>
    pipe(
      http.get(`/clients/${clientId}`, BirthWire, { acts: false }),
      TE.map(({ birthDate }) => birthDate),
    ),
});
