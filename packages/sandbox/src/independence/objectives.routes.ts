import { Type, type Static } from '@sinclair/typebox';
import { clearedCaller, onlyOwn, type Caller } from '../access/caller.ts';
import type { Routes, Services } from '../http/api.ts';
import { refuseField, refuseWord } from '../http/refusal.ts';
import { Nothing, Refusals, SIGNED_IN } from '../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { faultOfYear } from './independence.checks.ts';
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

/** The id that makes a new one. */
const NEW = 0;

const described = { tags: ['independence'], security: SIGNED_IN };

/** @throws Refusal 404 for an objective that does not exist, 403 for another client's */
const demandOwn = async ({ db }: Services, caller: Caller, id: number): Promise<void> => {
  const owner = await ownerOfObjective(db, id);
  if (owner === undefined) throw refuseWord(404, 'not_found');
  onlyOwn(caller, owner);
};

/** @throws Refusal 400 with the path of what is wrong */
const demandYear = async ({ db, clock }: Services, { clientId, body }: Keeping): Promise<void> => {
  const { retirementAge } = await libertyWire(db, clientId);
  const [birth, today] = [await birthOf(db, clientId), dayOfSaoPaulo(clock.now())];
  const fault = faultOfYear(body.year, { birth, today, retirementAge });
  if (fault !== undefined) throw refuseField(fault.path, fault.message);
};

/** Makes an objective under 0, changes the one under any other id. @throws Refusal as the two above, or for a sixth one */
const keep = async (services: Services, caller: Caller, { id, body }: Saving): Promise<Static<typeof Objective>> => {
  const { db, clock } = services;
  if (id !== NEW) await demandOwn(services, caller, id);
  const keeping = { clientId: caller.clientId, body };
  await demandYear(services, keeping);
  const kept = id === NEW ? await createObjective(db, keeping, clock.now()) : await updateObjective(db, keeping, id);
  if (kept !== undefined) return kept;
  // Too many, or removed a moment ago.
  throw id === NEW ? refuseWord(400, 'too_many_objectives') : refuseWord(404, 'not_found');
};

interface Saving extends Pick<Keeping, 'body'> {
  readonly id: number;
}

/** What a client saves for besides retirement. @see spec B §7 Independence plan; docs/decisions/0144 */
export const objectiveRoutes: Routes = (api, services) => {
  const { db } = services;

  api.get(
    '/liberty/objective',
    {
      schema: {
        ...described,
        summary: "The client's objectives, oldest first",
        response: { 200: Type.Array(Objective), ...Refusals },
      },
    },
    async (request) => objectivesOf(db, (await clearedCaller(request, services)).clientId),
  );

  api.post(
    '/liberty/objective/:id',
    {
      schema: {
        ...described,
        summary: 'Create an objective (id 0) or update one: 400 too_many_objectives for a sixth',
        params: ObjectiveOrNewParams,
        body: ObjectiveBody,
        response: { 200: Objective, ...Refusals },
      },
    },
    async (request) => {
      const caller = await clearedCaller(request, services);
      return keep(services, caller, { id: request.params.id, body: request.body });
    },
  );

  api.delete(
    '/liberty/objective/:id',
    {
      schema: {
        ...described,
        summary: "Remove one of the client's objectives",
        params: ObjectiveParams,
        response: { 200: Nothing, ...Refusals },
      },
    },
    async (request) => {
      const caller = await clearedCaller(request, services);
      const { id } = request.params;
      await demandOwn(services, caller, id);
      if (!(await removeObjective(db, caller.clientId, id))) throw refuseWord(404, 'not_found');
      return {};
    },
  );
};
