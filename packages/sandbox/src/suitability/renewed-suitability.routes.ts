import { Type } from '@sinclair/typebox';
import { clearedCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { signedInCall } from '../http/described-call.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { isSuitabilityRenewed } from './renewed-suitability.sql.ts';

/** Whether the caller's suitability is in order. @see spec A §7 `GET /suitabilities/renewed`; decision 0195 */
export const renewedSuitabilityRoutes: Routes = (api, services) => {
  api.get(
    '/suitabilities/renewed',
    signedInCall('registration', 'Whether the suitability of the caller is not older than two years', {
      answer: Type.Object({ renewed: Type.Boolean() }),
    }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      return { renewed: await isSuitabilityRenewed(services.db, clientId, dayOfSaoPaulo(services.clock.now())) };
    },
  );
};
