import {
  makeHttpBusinessDays,
  makeHttpFunds,
  makeHttpFundTerms,
  makeHttpInvestments,
  makeHttpMovements,
  makeHttpOrderingClients,
  makeHttpPastInvestments,
  makeHttpRedemptions,
  makeHttpSuggestions,
  makeSubmittedOrders,
} from '@aroeira/adapters-http/movements';
import { makeHttpStandings } from '@aroeira/adapters-http/registration';
import { makeHttpRenewedSuitability } from '@aroeira/adapters-http/suitability';
import {
  makeFindHubNotice,
  makeFindTerms,
  makeInvest,
  makeLoadFunds,
  makeOpenInvesting,
  makeOpenRedeeming,
  makeRecallOrders,
  makeRedeem,
  makeRequestInvestment,
  makeRequestRedemption,
  makeSuggestDistribution,
  repeatable,
  type LastUnanswered,
} from '@aroeira/domain/movements';
import type { GatherStanding } from '@aroeira/domain/registration';
import type { Connection } from '../composition.ts';

interface Parts {
  readonly gatherStanding: GatherStanding;
  readonly last: LastUnanswered;
}

/**
 * The use cases of funds and orders. A command sends one order, and what it remembers of it ends with the command. Only an
 * order without an answer stays on the device.
 */
export const composeOrders = (
  { http, deviceInfo, serverClock: clock }: Connection,
  { gatherStanding, last }: Parts,
) => {
  const [movements, submitted] = [makeHttpMovements(http), makeSubmittedOrders()];
  const again = repeatable({ last, clock });
  const redemptions = again(makeHttpRedemptions({ http, deviceInfo }));
  const investments = again(makeHttpInvestments({ http, deviceInfo }));
  const clients = makeHttpOrderingClients(http);
  const loadFunds = makeLoadFunds({ forms: makeHttpStandings(http), funds: makeHttpFunds(http) });
  const terms = makeHttpFundTerms(http);
  const recall = makeRecallOrders({ movements, submitted });
  return {
    list: movements.list,
    funds: loadFunds,
    hasInvestedIn: makeHttpPastInvestments(http).wereIn,
    openInvesting: makeOpenInvesting({ gatherStanding, loadFunds, clients }),
    openRedeeming: makeOpenRedeeming({ recall, loadFunds, clients }),
    hubNotice: makeFindHubNotice({
      suitability: makeHttpRenewedSuitability(http),
      businessDays: makeHttpBusinessDays(http),
      clock,
    }),
    suggest: makeSuggestDistribution(makeHttpSuggestions(http)),
    termsToSign: terms.toSign,
    invest: makeInvest({
      recall,
      clock,
      findTerms: makeFindTerms(terms),
      request: makeRequestInvestment({ investments, submitted, clock }),
    }),
    redeem: makeRedeem({ submitted, clock, request: makeRequestRedemption({ redemptions, submitted, clock }) }),
  };
};

export type OrderUseCases = ReturnType<typeof composeOrders>;
