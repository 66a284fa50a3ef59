import { Type } from '@sinclair/typebox';
import { clearedCaller, onlyOwn } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { refuseCode } from '../http/refusal.ts';
import { reais, Refusals, SIGNED_IN } from '../http/wire.schemas.ts';
import { Fund, FundListParams, FundParams, HasInvested } from './funds.schemas.ts';
import { fundsOf, hasInvestedIn } from './funds.sql.ts';

const described = { tags: ['movements'], security: SIGNED_IN };

/** The funds of a client. @see spec B §7; decision Q124 for the path of the list */
export const fundRoutes: Routes = (api, services) => {
  api.get(
    '/investments/listFundsWithTermsSignature/:clientId/:formId',
    {
      schema: {
        ...described,
        summary: 'The funds of a client and what is held of each: 404 ERR118 for another form',
        params: FundListParams,
        response: { 200: Type.Array(Fund), ...Refusals },
      },
    },
    async (request) => {
      onlyOwn(await clearedCaller(request, services), request.params.clientId);
      const funds = await fundsOf(services.db, request.params);
      if (funds === undefined) throw refuseCode(404, 'ERR118');
      return funds.map(({ id, name, type, cnpj, bank, agency, account, digit, ...fund }) => ({
        id,
        name,
        type,
        initialValue: reais(fund.initial_cents),
        minimumValue: reais(fund.minimum_cents),
        minimumRescueValue: reais(fund.minimum_redemption_cents),
        stayValue: reais(fund.stay_cents),
        termQuotation: fund.pricing_term,
        termRescue: fund.settlement_term,
        totalAmount: fund.gross_cents === null ? null : reais(fund.gross_cents),
        fundInfo: { id, name, cnpj, bank, agency, account, digit },
      }));
    },
  );

  api.get(
    '/investments/clientHasInvestedByFund/:id',
    {
      schema: {
        ...described,
        summary: 'Whether the caller ever had money in a fund',
        params: FundParams,
        response: { 200: HasInvested, ...Refusals },
      },
    },
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      return { hasInvested: await hasInvestedIn(services.db, clientId, request.params.id) };
    },
  );
};
