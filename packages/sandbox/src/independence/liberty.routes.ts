import { clearedCaller } from '../access/caller.ts';
import { withClient } from '../database/locked-client.sql.ts';
import type { Routes } from '../http/api.ts';
import { assertNoFault } from '../http/field-fault.ts';
import { signedInCall } from '../http/described-call.ts';
import { Nothing } from '../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { faultOfGoals } from './independence-checks.ts';
import { Liberty, LibertyBody } from './independence.schemas.ts';
import { birthOf, libertyWire, saveLiberty } from './liberty.sql.ts';
import { objectivesOf } from './objectives.sql.ts';

/** The goals of the independence plan. @see spec B §7 Independence plan; decision 0144 */
export const libertyRoutes: Routes = (api, services) => {
  const { db, clock } = services;

  api.get(
    '/liberty',
    signedInCall('independence', "The client's goals, or {}", { answer: Liberty }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      return libertyWire(db, clientId);
    },
  );

  api.post(
    '/liberty',
    signedInCall('independence', "Save the client's goals", { body: LibertyBody, answer: Nothing }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      await withClient(db, clientId, async (client) => {
        const [birth, today] = [await birthOf(client.tx, clientId), dayOfSaoPaulo(clock.now())];
        const years = (await objectivesOf(client.tx, clientId)).map(({ year }) => year);
        assertNoFault(faultOfGoals(request.body, { birth, today, years }));
        await saveLiberty(client, request.body);
      });
      return {};
    },
  );
};
