import { Type } from '@sinclair/typebox';
import { clearedCaller, ownCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { refuseCode, refuseWord } from '../http/refusal.ts';
import { signedInCall } from '../http/described-call.ts';
import { Bytes } from '../http/wire.schemas.ts';
import { dayInBrazil } from '../documents/pdf/pdf-page.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { Fund, FundListParams, FundParams, HasInvested } from './funds.schemas.ts';
import { fundBy, fundsOf, hasInvestedIn } from './funds.sql.ts';
import { settleOrders } from './settle-orders.sql.ts';

/** The papers of a fund that a client may read before an investment, by their path. */
const FILES = {
  '/admin/fundtypes/downloadBladeFile/:id': 'Lâmina',
  '/admin/fundtypes/downloadRegulationFile/:id': 'Regulamento',
} as const;

/** The funds of a client. @see spec B §7; decision 0148 for the path of the list */
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

  for (const [path, title] of Object.entries(FILES))
    api.get(
      path,
      signedInCall('movements', `${title} of a fund, a PDF`, { params: FundParams, answer: Bytes }),
      async (request, reply) => {
        await clearedCaller(request, services);
        const fund = await fundBy(services.db, request.params.id);
        if (fund === undefined) throw refuseWord(404, 'not_found');
        void reply.type('application/pdf');
        const madeOn = dayOfSaoPaulo(services.clock.now());
        return services.pdfs.make({
          title,
          subtitle: fund.name,
          foot: `Documento do ambiente de testes, de ${dayInBrazil(madeOn)}.`,
          madeOn,
          blocks: [{ kind: 'facts', facts: [['CNPJ', fund.cnpj]] }],
        });
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
