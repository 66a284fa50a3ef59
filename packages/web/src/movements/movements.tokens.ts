import type {
  BusinessDays,
  FindHubNotice,
  Funds,
  LoadFunds,
  Movement,
  Movements,
  OpenRedeeming,
  OrderingClients,
  RecallOrders,
  Redeem,
  Redemptions,
  SubmittedOrders,
} from '@aroeira/domain/movements';
import { token } from '../composition/token.ts';
import type { Kept } from '../shell/session/kept.ts';
import type { HistoryViewModel } from './history/history.view-model.ts';
import type { HubViewModel } from './hub/hub.view-model.ts';
import type { RedemptionFundsViewModel } from './redeeming/redemption-funds.view-model.ts';
import type { RedemptionViewModel } from './redeeming/redemption.view-model.ts';

/** Investing, redeeming and the history of both. What opens a page answers with nothing when there is no session. */
export const MOVEMENTS = {
  BusinessDays: token<BusinessDays>('BusinessDays'),
  Movements: token<Movements>('Movements'),
  KeptMovements: token<Kept<readonly Movement[]>>('KeptMovements'),
  Funds: token<Funds>('Funds'),
  OrderingClients: token<OrderingClients>('OrderingClients'),
  Redemptions: token<Redemptions>('Redemptions'),
  SubmittedOrders: token<SubmittedOrders>('SubmittedOrders'),
  LoadFunds: token<LoadFunds>('LoadFunds'),
  RecallOrders: token<RecallOrders>('RecallOrders'),
  OpenRedeeming: token<OpenRedeeming>('OpenRedeeming'),
  Redeem: token<Redeem>('Redeem'),
  FindHubNotice: token<FindHubNotice>('FindHubNotice'),
  OpenHub: token<() => HubViewModel>('OpenHub'),
  OpenHistory: token<() => HistoryViewModel | undefined>('OpenHistory'),
  OpenRedemptionFunds: token<() => RedemptionFundsViewModel | undefined>('OpenRedemptionFunds'),
  OpenRedemption: token<(fundId: number) => RedemptionViewModel | undefined>('OpenRedemption'),
};
