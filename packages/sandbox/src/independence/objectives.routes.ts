import { Type } from '@sinclair/typebox';
import { clearedCaller } from '../access/caller.ts';
import { withClient, type LockedClient } from '../database/locked-client.sql.ts';
import type { Routes } from '../http/api.ts';
import { assertNoFault } from '../http/field-fault.ts';
import { refuseWord } from '../http/refusal.ts';
import { signedInCall } from '../http/described-call.ts';
import { Nothing } from '../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { faultOfYear } from './independence-checks.ts';
import { Objective, ObjectiveBody, ObjectiveOrNewParams, ObjectiveParams } from './independence.schemas.ts';
import { birthOf, libertyWire } from './liberty.sql.ts';
import { createObjective, objectivesOf, removeObjective, updateObjective } from './objectives.sql.ts';

/** The id that creates an objective. */
const NEW = 0;

/** @throws Refusal 400 for a year that is too early or too late */
const demandYear = async ({ tx, id }: LockedClient, year: number, now: Date): Promise<void> => {
  const { retirementAge } = await libertyWire(tx, id);
  const [birth, today] = [await birthOf(tx, id), dayOfSaoPaulo(now)];
  assertNoFault(faultOfYear(year, { birth, today, retirementAge }));
};

/** The objectives that a client saves for besides retirement. @see spec B §7 Independence plan; decision 0144 */
export const objectiveRoutes: Routes = (api, services) => {
  const { db, clock } = services;

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
      const { clientId } = await clearedCaller(request, services);
      const { params, body } = request;
      return withClient(db, clientId, async (client) => {
        const now = clock.now();
        await demandYear(client, body.year, now);
        const isNew = params.id === NEW;
        const kept = isNew ? await createObjective(client, body, now) : await updateObjective(client, params.id, body);
        if (kept !== undefined) return kept;
        // Another client's objective is answered like one that is not there, so that nobody learns ids.
        throw isNew ? refuseWord(400, 'too_many_objectives') : refuseWord(404, 'not_found');
      });
    },
  );

  api.delete(
    '/liberty/objective/:id',
    signedInCall('independence', "Remove one of the client's objectives", { params: ObjectiveParams, answer: Nothing }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      const isRemoved = await withClient(db, clientId, (client) => removeObjective(client, request.params.id));
      if (!isRemoved) throw refuseWord(404, 'not_found');
      return {};
    },
  );
};
