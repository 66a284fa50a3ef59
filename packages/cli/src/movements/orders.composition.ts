import {
  makeHttpMovements,
  makeHttpOrderPorts,
  makeHttpPastInvestments,
  makeHttpReceipts,
  makeSubmittedOrders,
} from '@aroeira/adapters-http/movements';
import { makeHttpStandings } from '@aroeira/adapters-http/registration';
import { makeHttpRenewedSuitability } from '@aroeira/adapters-http/suitability';
import {
  composeOrders,
  makeFindAwaitingOrders,
  makeFindHubNotice,
  makeLoadReceipt,
  makeOpenInvesting,
  makeOpenRedeeming,
  repeatable,
  type UnansweredOrders,
} from '@aroeira/domain/movements';
import type { GatherStanding } from '@aroeira/domain/registration';
import * as O from 'fp-ts/Option';
import type { Connection } from '../connection.ts';
import { orderPrint } from './order-print.ts';

interface Parts {
  readonly gatherStanding: GatherStanding;
  readonly unanswered: UnansweredOrders;
  readonly onAgain: () => void;
}

/** What a command remembers of its order ends with it. Only the print of one without an answer stays on the device. */
export const connectOrders = (
  { http, memory, deviceInfo, serverClock: clock }: Connection,
  { gatherStanding, unanswered, onAgain }: Parts,
) => {
  const printOf = (order: object) => orderPrint(O.toUndefined(memory.session.read())?.clientId, order);
  let isRepeated = false;
  const tellAgain = () => {
    isRepeated = true;
    onAgain();
  };
  const again = repeatable({ unanswered, printOf, clock, again: tellAgain });
  const movements = makeHttpMovements(http);
  const suitability = makeHttpRenewedSuitability(http);
  const ports = makeHttpOrderPorts({ http, deviceInfo });
  const orders = composeOrders({
    ports: { ...ports, investments: again(ports.investments), redemptions: again(ports.redemptions) },
    forms: makeHttpStandings(http),
    movements,
    suitability,
    submitted: makeSubmittedOrders(),
    clock,
  });
  return {
    ...orders,
    listMovements: movements.list,
    loadReceipt: makeLoadReceipt(makeHttpReceipts(http)),
    /** Whether the order of this command went out under the key of an earlier one. @see decision 0218 */
    isRepeated: () => isRepeated,
    findAwaitingOrders: makeFindAwaitingOrders({ movements, clock }),
    hubNotice: makeFindHubNotice({ suitability, findHours: orders.findHours }),
    hasInvestedIn: makeHttpPastInvestments(http).wereIn,
    openInvesting: makeOpenInvesting({ gatherStanding, loadInvesting: orders.loadInvesting }),
    openRedeeming: makeOpenRedeeming({ gatherStanding, loadRedeeming: orders.loadRedeeming }),
  };
};
