import type { RiskProfiles } from '@aroeira/domain/independence';
import { riskProfileOf } from '@aroeira/domain/suitability';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import { Id } from '../http/id.codec.ts';
import { orNothing } from '../http/around.codec.ts';
import { field } from '../http/record.codec.ts';

const Profile = field('riskProfileCategory', orNothing(field('id', Id)));

/** Risk profiles over the portal API. Nothing else of the client is read. @see spec A §7 `GET /clients/{id}` */
export const makeHttpRiskProfiles = (http: HttpClient): RiskProfiles => ({
  of: (clientId) =>
    pipe(
      http.get(`/clients/${clientId}`, Profile, { acts: false }),
      TE.map((id) => (id === undefined ? undefined : riskProfileOf(id))),
    ),
});
