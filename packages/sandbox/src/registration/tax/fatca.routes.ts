import { Type } from '@sinclair/typebox';
import { ClientParams } from '../../access/access.schemas.ts';
import { clearedCaller, ownCaller } from '../../access/caller.ts';
import type { Routes } from '../../http/api.ts';
import { signedInCall } from '../../http/described-call.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { declarationOf } from '../declarations/declarations.sql.ts';
import { keepDeclaration } from '../declarations/declarations.ts';
import { fatcaFault, isFatcaWhole } from './fatca-checks.ts';
import { FatcaRecord } from './fatca.schemas.ts';

/** Where else a client pays taxes. The record has no client's id: it belongs to the caller. @see spec A §7 */
export const fatcaRoutes: Routes = (api, services) => {
  api.post(
    '/fatcas',
    signedInCall('registration', 'Declare taxes of other countries', { body: FatcaRecord, answer: Nothing }),
    async (request) => {
      const { body } = request;
      const { clientId } = await clearedCaller(request, services);
      const renounced = body.renouncedNationalities.map((id) => ({ path: '/renouncedNationalities', id }));
      const taxed = body.answers.map(({ countryId: id }) => ({ path: '/answers', id }));
      await keepDeclaration(services.db, {
        clientId,
        part: 'fatca',
        body,
        isWhole: isFatcaWhole(body),
        fault: fatcaFault(body),
        choices: [...renounced, ...taxed].map((chosen) => ({ ...chosen, list: 'countries' })),
      });
      return {};
    },
  );

  api.get(
    '/fatcas/:id',
    signedInCall('registration', 'What a client declared of taxes of other countries; empty before they did', {
      params: ClientParams,
      answer: Type.Partial(FatcaRecord),
    }),
    async (request) => {
      await ownCaller(request, services, request.params.id);
      return declarationOf(services.db, request.params.id, 'fatca');
    },
  );
};
