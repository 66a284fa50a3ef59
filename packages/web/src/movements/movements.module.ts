import { movementsCsv } from '@aroeira/domain/movements/messages';
import {
  makeHttpOrderPorts,
  makeHttpReceipts,
  makeSubmittedOrders,
  receiptPath,
} from '@aroeira/adapters-http/movements';
import { composeOrders, makeLoadReceipt, type SubmittedOrders } from '@aroeira/domain/movements';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { REGISTRATION } from '../registration/registration.tokens.ts';
import { standingBindings } from '../registration/standing/standing.module.ts';
import { downloadBindings } from '../shell/native-wrapper/downloads.module.ts';
import { keptFilesBindings } from '../shell/native-wrapper/kept-files.module.ts';
import { whenSessionEnds, type Moves } from '../shell/session/kept.ts';
import { attentionTo } from '../shell/session/session-watch.adapter.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import { renewedSuitabilityBindings } from '../suitability/renewed-suitability.module.ts';
import { SUITABILITY } from '../suitability/suitability.tokens.ts';
import { pdfBindings } from '../shell/pdf/pdf.module.ts';
import { copyingOf } from '../ui/copying.ts';
import { HistoryViewModel } from './history/history.view-model.ts';
import { keepFilter } from './history/kept-filter.ts';
import { OrderViewModel } from './history/order.view-model.ts';
import { HubViewModel } from './hub/hub.view-model.ts';
import { investingBindings } from './investing/investing.module.ts';
import { keptMovementsBindings } from './kept-movements.module.ts';
import { MOVEMENTS } from './movements.tokens.ts';
import { OrderHours } from './order-hours.ts';
import { POSITION } from '../position/position.tokens.ts';
import { refreshAfterOrder } from './after-order.ts';
import { RedemptionFundsViewModel } from './redeeming/redemption-funds.view-model.ts';
import { ReceiptModel } from './receipt/receipt.view-model.ts';
import { shareFileWith } from './receipt/sharing.ts';
import { RedemptionViewModel } from './redeeming/redemption.view-model.ts';

/** The pages of a redemption. */
const redeemingBindings = bindings((bind) => {
  bind.visit(
    MOVEMENTS.OpenRedemptionFunds,
    (session, { orders, navigation }) =>
      new RedemptionFundsViewModel({
        clientId: session.clientId,
        openForm: (fundId) => navigation.push('/movements/redemption/operation', { fundId }),
        ...orders,
      }),
    { orders: MOVEMENTS.UseCases, navigation: SHARED.Navigation },
  );
  bind.visit(
    MOVEMENTS.OpenRedemption,
    (session, { orders, position, movements, forms, clock, openReceipt, navigation }, fundId) =>
      new RedemptionViewModel({
        receipt: openReceipt(),
        clientId: session.clientId,
        fundId,
        newKey: () => window.crypto.randomUUID(),
        attention: attentionTo(window),
        navigation,
        ordered: refreshAfterOrder({ position, movements }),
        movements,
        forms,
        clock,
        ...orders,
      }),
    {
      orders: MOVEMENTS.UseCases,
      position: POSITION.KeptPosition,
      movements: MOVEMENTS.KeptMovements,
      forms: SHARED.FormPorts,
      openReceipt: MOVEMENTS.OpenReceipt,
      clock: SHARED.ServerClock,
      navigation: SHARED.Navigation,
    },
  );
});

/** The history, and the page of each order. */
const historyBindings = bindings((bind) => {
  bind(MOVEMENTS.KeptFilter, keepFilter, SHARED.BrowserNavigation);
  bind.visit(
    MOVEMENTS.OpenOrder,
    (_, { movements, navigation, clock, openReceipt, ...copies }, id) =>
      new OrderViewModel({
        id,
        receipt: openReceipt(),
        list: movements.read,
        clock,
        copying: copyingOf(copies),
        invest: (fundName) => navigation.push('/movements/investment', { fundName }),
      }),
    {
      movements: MOVEMENTS.KeptMovements,
      navigation: SHARED.Navigation,
      clock: SHARED.ServerClock,
      openReceipt: MOVEMENTS.OpenReceipt,
      scheduler: SHARED.Scheduler,
      toasts: SHARED.Toasts,
    },
  );
  bind.visit(
    MOVEMENTS.OpenHistory,
    (_, { movements, toasts, ...parts }) =>
      new HistoryViewModel({
        csvOf: movementsCsv,
        list: movements.read,
        reload: movements.reread,
        attention: attentionTo(window),
        copying: copyingOf({ scheduler: parts.scheduler, toasts }),
        ...parts,
      }),
    {
      movements: MOVEMENTS.KeptMovements,
      clock: SHARED.ServerClock,
      scheduler: SHARED.Scheduler,
      toasts: SHARED.Toasts,
      keepFile: SHELL.KeepFile,
      kept: MOVEMENTS.KeptFilter,
    },
  );
});

/** The receipt of an order. A native app takes addresses and no files, so it shares none. */
const receiptBindings = bindings((bind) => {
  bind(MOVEMENTS.Receipts, makeHttpReceipts, SHARED.HttpClient);
  bind(
    MOVEMENTS.FindShareFile,
    ({ _tag }) =>
      () =>
        _tag === 'None' ? shareFileWith(window.navigator) : undefined,
    SHELL.NativeWrapper,
  );
  bind(
    MOVEMENTS.OpenReceipt,
    ({ receipts, findShare, ...parts }) =>
      () =>
        new ReceiptModel({ load: makeLoadReceipt(receipts), pathOf: receiptPath, share: findShare(), ...parts }),
    { receipts: MOVEMENTS.Receipts, downloads: SHELL.Downloads, findShare: MOVEMENTS.FindShareFile },
  );
});

/** What the pages of movements need. */
export const movementsBindings: Bindings = [
  ...standingBindings,
  ...keptFilesBindings,
  ...downloadBindings,
  ...receiptBindings,
  ...keptMovementsBindings,
  ...renewedSuitabilityBindings,
  ...pdfBindings,
  ...investingBindings,
  ...redeemingBindings,
  ...historyBindings,
  ...bindings((bind) => {
    bind(MOVEMENTS.Ports, makeHttpOrderPorts, { http: SHARED.HttpClient, deviceInfo: SHARED.DeviceInfo });
    bind(
      MOVEMENTS.UseCases,
      ({ navigation, ...parts }) => composeOrders({ submitted: ordersOfSession(navigation), ...parts }),
      {
        ports: MOVEMENTS.Ports,
        forms: REGISTRATION.Standings,
        movements: MOVEMENTS.Movements,
        suitability: SUITABILITY.RenewedSuitability,
        navigation: SHARED.BrowserNavigation,
        clock: SHARED.ServerClock,
      },
    );
    bind(
      MOVEMENTS.OpenOrderHours,
      ({ orders, ...parts }) =>
        () =>
          new OrderHours({ attention: attentionTo(window), ...orders, ...parts }),
      { orders: MOVEMENTS.UseCases, clock: SHARED.ServerClock, scheduler: SHARED.Scheduler },
    );
    bind(
      MOVEMENTS.OpenHub,
      ({ orders, openHours }) =>
        () =>
          new HubViewModel({ hours: openHours(), ...orders }),
      { orders: MOVEMENTS.UseCases, openHours: MOVEMENTS.OpenOrderHours },
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
