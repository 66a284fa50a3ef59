import type {
  IndependencePorts,
  Objectives,
  ObjectiveValues,
  RiskProfiles,
  BirthDates,
} from '@aroeira/domain/independence';
import * as t from 'io-ts';
import { riskProfileOf } from '@aroeira/domain/suitability';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import { makeHttpPlans } from './plans.adapter.ts';
import { Unread, orNothing, field } from '../http/record.codec.ts';
import { CreatedId, ObjectiveValuesWire, ObjectiveWire } from './objectives.codecs.ts';
import { Day } from '../http/parsed.codec.ts';
import { Id } from '../http/values.codec.ts';

/** Birth dates over the portal API. Nothing else of the client is read. @see spec A §7 `GET /clients/{id}` */
const makeHttpBirthDates = (http: HttpClient): BirthDates => ({
  of: (clientId) => http.get(`/clients/${clientId}`, field('birthDate', orNothing(Day)), { acts: false }),
});

const Profile = field('riskProfileCategory', orNothing(field('id', Id)));

/** Risk profiles over the portal API. Nothing else of the client is read. @see spec A §7 `GET /clients/{id}` */
const makeHttpRiskProfiles = (http: HttpClient): RiskProfiles => ({
  of: (clientId) =>
    pipe(
      http.get(`/clients/${clientId}`, Profile, { acts: false }),
      TE.map((id) => (id === undefined ? undefined : riskProfileOf(id))),
    ),
});

/** The id that makes a new one. */
const NEW = 0;

/** What a trace may show of an objective. */
const SHOWN = ['id', 'title', 'value', 'year', 'color'];

const at = (id: number): string => `liberty/objective/${id}`;
const saving = (objective: ObjectiveValues) => ({
  acts: true,
  shows: SHOWN,
  body: ObjectiveValuesWire.encode(objective),
});

/** Objectives over the portal API. @see spec B §7 `liberty/objective` */
const makeHttpObjectives = (http: HttpClient): Objectives => ({
  list: http.get('liberty/objective', t.array(ObjectiveWire), { acts: false, shows: SHOWN }),
  create: (objective) => http.post(at(NEW), CreatedId, saving(objective)),
  update: (id, objective) => http.post(at(id), Unread, saving(objective)),
  remove: (id) => http.delete(at(id), Unread, { acts: true }),
});

/** The calls about the plan of a client over the portal API. */
export const makeHttpIndependencePorts = (http: HttpClient): IndependencePorts => ({
  births: makeHttpBirthDates(http),
  objectives: makeHttpObjectives(http),
  plans: makeHttpPlans(http),
  riskProfiles: makeHttpRiskProfiles(http),
});
