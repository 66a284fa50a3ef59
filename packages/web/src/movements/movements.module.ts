import {
  makeHttpBusinessDays,
  makeHttpFunds,
  makeHttpOrderingClients,
  makeHttpRedemptions,
  makeSubmittedOrders,
} from '@aroeira/adapters-http/movements';
import { makeHttpRenewedSuitability } from '@aroeira/adapters-http/suitability';
import {
  makeFindHubNotice,
  makeLoadFunds,
  makeOpenRedeeming,
  makeRecallOrders,
  makeRedeem,
  makeRequestRedemption,
  type SubmittedOrders,
} from '@aroeira/domain/movements';
import * as O from 'fp-ts/Option';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { POSITION } from '../position/position.tokens.ts';
import { REGISTRATION } from '../registration/registration.tokens.ts';
import { standingBindings } from '../registration/standing/standing.module.ts';
import { keptFilesBindings } from '../shell/native-wrapper/kept-files.module.ts';
import { whenSessionEnds, type Moves } from '../shell/session/kept.ts';
import { attentionTo } from '../shell/session/session-watch.adapter.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import { HistoryViewModel } from './history/history.view-model.ts';
import { HubViewModel } from './hub/hub.view-model.ts';
import { keptMovementsBindings } from './kept-movements.module.ts';
import { SUITABILITY } from '../suitability/suitability.tokens.ts';
import { MOVEMENTS } from './movements.tokens.ts';
import { RedemptionFundsViewModel } from './redeeming/redemption-funds.view-model.ts';
import { RedemptionViewModel } from './redeeming/redemption.view-model.ts';

/** What the pages of movements need. */
export const movementsBindings: Bindings = [
  ...standingBindings,
  ...keptFilesBindings,
  ...keptMovementsBindings,
  ...bindings((bind) => {
    bind(MOVEMENTS.BusinessDays, makeHttpBusinessDays, SHARED.HttpClient);
    bind(SUITABILITY.RenewedSuitability, makeHttpRenewedSuitability, SHARED.HttpClient);
    bind(MOVEMENTS.FindHubNotice, makeFindHubNotice, {
      suitability: SUITABILITY.RenewedSuitability,
      businessDays: MOVEMENTS.BusinessDays,
      clock: SHARED.ServerClock,
    });
    bind(MOVEMENTS.Funds, makeHttpFunds, SHARED.HttpClient);
    bind(MOVEMENTS.OrderingClients, makeHttpOrderingClients, SHARED.HttpClient);
    bind(MOVEMENTS.SubmittedOrders, ordersOfSession, SHARED.BrowserNavigation);
    bind(MOVEMENTS.Redemptions, makeHttpRedemptions, { http: SHARED.HttpClient, deviceInfo: SHARED.DeviceInfo });
    bind(MOVEMENTS.LoadFunds, makeLoadFunds, { forms: REGISTRATION.Standings, funds: MOVEMENTS.Funds });
    bind(MOVEMENTS.RecallOrders, makeRecallOrders, {
      movements: MOVEMENTS.Movements,
      submitted: MOVEMENTS.SubmittedOrders,
    });
    bind(MOVEMENTS.OpenRedeeming, makeOpenRedeeming, {
      recall: MOVEMENTS.RecallOrders,
      loadFunds: MOVEMENTS.LoadFunds,
      clients: MOVEMENTS.OrderingClients,
    });
    bind(MOVEMENTS.Redeem, (parts) => makeRedeem({ ...parts, request: makeRequestRedemption(parts) }), {
      redemptions: MOVEMENTS.Redemptions,
      submitted: MOVEMENTS.SubmittedOrders,
      clock: SHARED.ServerClock,
    });
  }),
  ...bindings((bind) => {
    bind(MOVEMENTS.OpenHub, (find) => () => new HubViewModel(find), MOVEMENTS.FindHubNotice);
    bind(
      MOVEMENTS.OpenHistory,
      ({ memory, movements, ...parts }) =>
        () => {
          const session = O.toUndefined(memory.session.read());
          if (session === undefined) return undefined;
          const { clientId } = session;
          return new HistoryViewModel({
            list: movements.list(clientId),
            reload: movements.reload(clientId),
            attention: attentionTo(window),
            ...parts,
          });
        },
      {
        memory: SHARED.DeviceMemory,
        movements: MOVEMENTS.Movements,
        clock: SHARED.ServerClock,
        scheduler: SHARED.Scheduler,
        keepFile: SHELL.KeepFile,
      },
    );
    bind(
      MOVEMENTS.OpenRedemptionFunds,
      ({ memory, loadFunds, navigation }) =>
        () => {
          const session = O.toUndefined(memory.session.read());
          if (session === undefined) return undefined;
          return new RedemptionFundsViewModel({
            clientId: session.clientId,
            loadFunds,
            openForm: (fundId) => navigation.push('/movements/redemption/operation', { fundId }),
          });
        },
      { memory: SHARED.DeviceMemory, loadFunds: MOVEMENTS.LoadFunds, navigation: SHARED.Navigation },
    );
    bind(
      MOVEMENTS.OpenRedemption,
      ({ memory, position, movements, ...parts }) =>
        (fundId) => {
          const session = O.toUndefined(memory.session.read());
          if (session === undefined) return undefined;
          return new RedemptionViewModel({
            clientId: session.clientId,
            fundId,
            newKey: () => window.crypto.randomUUID(),
            attention: attentionTo(window),
            ordered: () => {
              void position.refresh();
              void movements.refresh();
            },
            ...parts,
          });
        },
      {
        memory: SHARED.DeviceMemory,
        position: POSITION.KeptPosition,
        movements: MOVEMENTS.KeptMovements,
        openRedeeming: MOVEMENTS.OpenRedeeming,
        redeem: MOVEMENTS.Redeem,
        recall: MOVEMENTS.RecallOrders,
        forms: SHARED.FormPorts,
      },
    );
  }),
];

/** The orders that one session sent. The next session starts with none. */
const ordersOfSession = (navigation: Moves): SubmittedOrders => {
  let orders = makeSubmittedOrders();
  whenSessionEnds(navigation, () => {
    orders = makeSubmittedOrders();
  });
  return { all: () => orders.all(), remember: (order) => () => orders.remember(order)() };
};
