import { clearedCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { refuseField } from '../http/refusal.ts';
import { Nothing, Refusals, SIGNED_IN } from '../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { faultOfGoals } from './independence.checks.ts';
import { Liberty, LibertyBody } from './independence.schemas.ts';
import { birthOf, libertyWire, saveLiberty } from './liberty.sql.ts';

const described = { tags: ['independence'], security: SIGNED_IN };

/** The goals of the independence plan. @see spec B §7 Independence plan; docs/decisions/0144 */
export const libertyRoutes: Routes = (api, services) => {
  api.get(
    '/liberty',
    { schema: { ...described, summary: "The client's goals, or {}", response: { 200: Liberty, ...Refusals } } },
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      return libertyWire(services.db, clientId);
    },
  );

  api.post(
    '/liberty',
    {
      schema: {
        ...described,
        summary: "Save the client's goals",
        body: LibertyBody,
        response: { 200: Nothing, ...Refusals },
      },
    },
    async (request) => {
      const { db, clock } = services;
      const { clientId } = await clearedCaller(request, services);
      const [birth, today] = [await birthOf(db, clientId), dayOfSaoPaulo(clock.now())];
      const fault = faultOfGoals(request.body, { birth, today });
      if (fault !== undefined) throw refuseField(fault.path, fault.message);
      await saveLiberty(db, clientId, request.body);
      return {};
    },
  );
};
