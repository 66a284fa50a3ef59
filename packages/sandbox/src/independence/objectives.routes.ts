import { Type, type Static } from '@sinclair/typebox';
import { clearedCaller, type Caller } from '../access/caller.ts';
import type { Routes, Services } from '../http/api.ts';
import { assertNoFault } from '../http/field-fault.ts';
import { refuseWord } from '../http/refusal.ts';
import { signedInCall } from '../http/described-call.ts';
import { Nothing } from '../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { faultOfYear } from './independence-checks.ts';
import { Objective, ObjectiveBody, ObjectiveOrNewParams, ObjectiveParams } from './independence.schemas.ts';
import { birthOf, libertyWire } from './liberty.sql.ts';
import {
  createObjective,
  objectivesOf,
  ownerOfObjective,
  removeObjective,
  updateObjective,
  type Keeping,
} from './objectives.sql.ts';

/** The id that creates an objective. */
const NEW = 0;

/** @throws Refusal 404 for another client's objective and for an unknown one, so that nobody learns ids */
const demandOwn = async ({ db }: Services, caller: Caller, id: number): Promise<void> => {
  const owner = await ownerOfObjective(db, id);
  if (owner !== caller.clientId) throw refuseWord(404, 'not_found');
};

/** @throws Refusal 400 for a year that is too early or too late */
const demandYear = async ({ db, clock }: Services, { clientId, body }: Keeping): Promise<void> => {
  const { retirementAge } = await libertyWire(db, clientId);
  const [birth, today] = [await birthOf(db, clientId), dayOfSaoPaulo(clock.now())];
  assertNoFault(faultOfYear(body.year, { birth, today, retirementAge }));
};

/** Creates an objective for id 0, and updates any other. @throws Refusal as the two above, and for a sixth objective */
const keep = async (services: Services, keeping: Keeping, id: number): Promise<Static<typeof Objective>> => {
  const { db, clock } = services;
  await demandYear(services, keeping);
  const kept = id === NEW ? await createObjective(db, keeping, clock.now()) : await updateObjective(db, keeping, id);
  if (kept !== undefined) return kept;
  // The client has five objectives already, or removed this one a moment ago.
  throw id === NEW ? refuseWord(400, 'too_many_objectives') : refuseWord(404, 'not_found');
};

/** The objectives that a client saves for besides retirement. @see spec B §7 Independence plan; decision 0144 */
export const objectiveRoutes: Routes = (api, services) => {
  const { db } = services;

  api.get(
    '/liberty/objective',
    signedInCall('independence', "The client's objectives, oldest first", { answer: Type.Array(Objective) }),
    async (request) => objectivesOf(db, (await clearedCaller(request, services)).clientId),
  );

  api.post(
    '/liberty/objective/:id',
    signedInCall('independence', 'Create an objective (id 0) or update one: 400 too_many_objectives for a sixth', {
      params: ObjectiveOrNewParams,
      body: ObjectiveBody,
      answer: Objective,
    }),
    async (request) => {
      const caller = await clearedCaller(request, services);
      const { id } = request.params;
      if (id !== NEW) await demandOwn(services, caller, id);
      return keep(services, { clientId: caller.clientId, body: request.body }, id);
    },
  );

  api.delete(
    '/liberty/objective/:id',
    signedInCall('independence', "Remove one of the client's objectives", { params: ObjectiveParams, answer: Nothing }),
    async (request) => {
      const caller = await clearedCaller(request, services);
      const { id } = request.params;
      await demandOwn(services, caller, id);
      if (!(await removeObjective(db, caller.clientId, id))) throw refuseWord(404, 'not_found');
      return {};
    },
  );
};
