import { makeSuggestDistribution } from './distribution/suggest-distribution.use-case.ts';
import { makeFindHoursNotice } from './find-hours-notice.use-case.ts';
import { makeMustRenewSuitability } from './find-hub-notice.use-case.ts';
import { makeFindTerms } from './funds/find-terms.use-case.ts';
import type { OrderParts, OrderPorts } from './movements.ports.ts';
import { makeLoadFunds } from './funds/load-funds.use-case.ts';
import { makeBeginInvesting } from './investing/begin-investing.use-case.ts';
import { makeConfirmInvestment } from './investing/confirm-investment.use-case.ts';
import { makeInvest } from './investing/invest.use-case.ts';
import { makeLoadInvesting } from './investing/load-investing.use-case.ts';
import { makeRequestInvestment } from './investing/request-investment.use-case.ts';
import { makeRecallOrders } from './recall-orders.use-case.ts';
import { makeLoadRedeeming } from './redeeming/load-redeeming.use-case.ts';
import { makeRedeem } from './redeeming/redeem.use-case.ts';

/** The use cases of funds and orders. They share the orders that the session submitted. */
export const composeOrders = ({
  ports,
  forms,
  movements,
  suitability,
  submitted,
  clock,
}: OrderParts & { readonly ports: OrderPorts }) => {
  const { clients, fundTerms } = ports;
  const loadFunds = makeLoadFunds({ forms, funds: ports.funds });
  const recall = makeRecallOrders({ movements, submitted });
  const findTerms = makeFindTerms(fundTerms);
  const request = makeRequestInvestment({ investments: ports.investments, submitted, clock });
  return {
    fundTerms,
    loadFunds,
    recall,
    findHours: makeFindHoursNotice({ businessDays: ports.businessDays, clock }),
    mustRenewSuitability: makeMustRenewSuitability(suitability),
    loadRedeeming: makeLoadRedeeming({ recall, loadFunds, clients }),
    redeem: makeRedeem({ recall, redemptions: ports.redemptions, submitted, clock }),
    loadInvesting: makeLoadInvesting({ loadFunds, clients }),
    beginInvesting: makeBeginInvesting({ recall, clock }),
    suggestDistribution: makeSuggestDistribution(ports.suggestions),
    findTerms,
    confirmInvestment: makeConfirmInvestment({ recall, request }),
    invest: makeInvest({ recall, findTerms, request, clock }),
  };
};

export type OrderUseCases = ReturnType<typeof composeOrders>;
