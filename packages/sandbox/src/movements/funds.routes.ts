import { Type } from '@sinclair/typebox';
import { clearedCaller, ownCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { refuseCode } from '../http/refusal.ts';
import { signedInCall } from '../http/described-call.ts';
import { Fund, FundListParams, FundParams, HasInvested } from './funds.schemas.ts';
import { fundsOf, hasInvestedIn } from './funds.sql.ts';
import { settleOrders } from './settle-orders.sql.ts';

/** The funds of a client. @see spec B §7; decision Q124 for the path of the list */
export const fundRoutes: Routes = (api, services) => {
  api.get(
    '/investments/listFundsWithTermsSignature/:clientId/:formId',
    signedInCall('movements', 'The funds of a client and what is held of each: 404 ERR118 for another form', {
      params: FundListParams,
      answer: Type.Array(Fund),
    }),
    async (request) => {
      await ownCaller(request, services, request.params.clientId);
      await settleOrders(services.db, request.params.clientId, services.clock.now());
      const funds = await fundsOf(services.db, request.params);
      if (funds === undefined) throw refuseCode(404, 'ERR118');
      return funds;
    },
  );

  api.get(
    '/investments/clientHasInvestedByFund/:id',
    signedInCall('movements', 'Whether the caller ever had money in a fund', {
      params: FundParams,
      answer: HasInvested,
    }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      await settleOrders(services.db, clientId, services.clock.now());
      return { hasInvested: await hasInvestedIn(services.db, clientId, request.params.id) };
    },
  );
};
