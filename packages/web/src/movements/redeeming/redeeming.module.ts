import { makeHttpOrderingClients, makeHttpRedemptions, makeSubmittedOrders } from '@aroeira/adapters-http/movements';
import { makeLoadRedeeming, makeRecallOrders, makeRedeem, type SubmittedOrders } from '@aroeira/domain/movements';
import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { POSITION } from '../../position/position.tokens.ts';
import { whenSessionEnds, type Moves } from '../../shell/session/kept.ts';
import { attentionTo } from '../../shell/session/session-watch.adapter.ts';
import { refreshAfterOrder } from '../after-order.ts';
import { MOVEMENTS } from '../movements.tokens.ts';
import { RedemptionFundsViewModel } from './redemption-funds.view-model.ts';
import { RedemptionViewModel } from './redemption.view-model.ts';

const recalling = { movements: MOVEMENTS.Movements, submitted: MOVEMENTS.SubmittedOrders };

/** What the pages of a redemption need, beside the list of funds and the movement list. */
export const redeemingBindings = bindings((bind) => {
  bind(MOVEMENTS.OrderingClients, makeHttpOrderingClients, SHARED.HttpClient);
  bind(MOVEMENTS.SubmittedOrders, ordersOfSession, SHARED.BrowserNavigation);
  bind(MOVEMENTS.Redemptions, makeHttpRedemptions, { http: SHARED.HttpClient, deviceInfo: SHARED.DeviceInfo });
  bind(MOVEMENTS.RecallOrders, makeRecallOrders, recalling);
  bind(MOVEMENTS.LoadRedeeming, makeLoadRedeeming, {
    recall: MOVEMENTS.RecallOrders,
    loadFunds: MOVEMENTS.LoadFunds,
    clients: MOVEMENTS.OrderingClients,
  });
  bind(MOVEMENTS.Redeem, makeRedeem, {
    recall: MOVEMENTS.RecallOrders,
    redemptions: MOVEMENTS.Redemptions,
    submitted: MOVEMENTS.SubmittedOrders,
    clock: SHARED.ServerClock,
  });
  bind.visit(
    MOVEMENTS.OpenRedemptionFunds,
    (session, { loadFunds, navigation }) =>
      new RedemptionFundsViewModel({
        clientId: session.clientId,
        loadFunds,
        openForm: (fundId) => navigation.push('/movements/redemption/operation', { fundId }),
      }),
    { loadFunds: MOVEMENTS.LoadFunds, navigation: SHARED.Navigation },
  );
  bind.visit(
    MOVEMENTS.OpenRedemption,
    (session, { position, movements, ...parts }, fundId) =>
      new RedemptionViewModel({
        clientId: session.clientId,
        fundId,
        newKey: () => window.crypto.randomUUID(),
        attention: attentionTo(window),
        ordered: refreshAfterOrder({ position, movements }),
        ...parts,
      }),
    {
      position: POSITION.KeptPosition,
      movements: MOVEMENTS.KeptMovements,
      loadRedeeming: MOVEMENTS.LoadRedeeming,
      redeem: MOVEMENTS.Redeem,
      recall: MOVEMENTS.RecallOrders,
      forms: SHARED.FormPorts,
    },
  );
});

/** The orders that one session sent. The next session starts with none. */
const ordersOfSession = (navigation: Moves): SubmittedOrders => {
  let orders = makeSubmittedOrders();
  whenSessionEnds(navigation, () => {
    orders = makeSubmittedOrders();
  });
  return { all: () => orders.all(), remember: (order) => () => orders.remember(order)() };
};
