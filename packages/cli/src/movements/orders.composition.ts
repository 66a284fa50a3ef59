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
  makeFindAwaitingOrders,
  makeFindHoursNotice,
  makeFindHubNotice,
  makeFindTerms,
  makeInvest,
  makeLoadFunds,
  makeLoadRedeeming,
  makeOpenInvesting,
  makeOpenRedeeming,
  makeRecallOrders,
  makeRedeem,
  makeRequestInvestment,
  makeSuggestDistribution,
  repeatable,
  type UnansweredOrders,
} from '@aroeira/domain/movements';
import type { GatherStanding } from '@aroeira/domain/registration';
import * as O from 'fp-ts/Option';
import type { Connection } from '../connection.ts';
import { sha256Of } from '../signature/signed-file.ts';

interface Parts {
  readonly gatherStanding: GatherStanding;
  readonly unanswered: UnansweredOrders;
  readonly onAgain: () => void;
}

/**
 * The use cases of funds and orders. A command sends one order, and what it remembers of it ends with the command. Only the
 * print of an order without an answer stays on the device.
 */
export const composeOrders = (
  { http, memory, deviceInfo, serverClock: clock }: Connection,
  { gatherStanding, unanswered, onAgain }: Parts,
) => {
  const [movements, submitted] = [makeHttpMovements(http), makeSubmittedOrders()];
  const printOf = (order: object) =>
    sha256Of(Buffer.from(JSON.stringify([O.toUndefined(memory.session.read())?.clientId, order])));
  let isRepeated = false;
  const tellAgain = () => {
    isRepeated = true;
    onAgain();
  };
  const again = repeatable({ unanswered, printOf, clock, again: tellAgain });
  const redemptions = again(makeHttpRedemptions({ http, deviceInfo }));
  const investments = again(makeHttpInvestments({ http, deviceInfo }));
  const clients = makeHttpOrderingClients(http);
  const loadFunds = makeLoadFunds({ forms: makeHttpStandings(http), funds: makeHttpFunds(http) });
  const terms = makeHttpFundTerms(http);
  const recall = makeRecallOrders({ movements, submitted });
  return {
    list: movements.list,
    /** Whether the order of this command went out under the key of an earlier one. @see decision 0218 */
    isRepeated: () => isRepeated,
    findAwaitingOrders: makeFindAwaitingOrders({ movements, clock }),
    funds: loadFunds,
    hasInvestedIn: makeHttpPastInvestments(http).wereIn,
    openInvesting: makeOpenInvesting({ gatherStanding, loadFunds, clients }),
    openRedeeming: makeOpenRedeeming({
      gatherStanding,
      loadRedeeming: makeLoadRedeeming({ recall, loadFunds, clients }),
    }),
    hubNotice: makeFindHubNotice({
      suitability: makeHttpRenewedSuitability(http),
      findHours: makeFindHoursNotice({ businessDays: makeHttpBusinessDays(http), clock }),
    }),
    suggest: makeSuggestDistribution(makeHttpSuggestions(http)),
    termsToSign: terms.toSign,
    invest: makeInvest({
      recall,
      clock,
      findTerms: makeFindTerms(terms),
      request: makeRequestInvestment({ investments, submitted, clock }),
    }),
    redeem: makeRedeem({ recall, redemptions, submitted, clock }),
  };
};

export type OrderUseCases = ReturnType<typeof composeOrders>;
