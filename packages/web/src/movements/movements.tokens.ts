import type {
  BeginInvesting,
  BusinessDays,
  ConfirmInvestment,
  FindAwaitingOrders,
  FindHoursNotice,
  FindTerms,
  FundFiles,
  Funds,
  FundTerms,
  Investments,
  LoadFunds,
  LoadInvesting,
  Movement,
  Movements,
  LoadRedeeming,
  OrderingClients,
  PlacedInvestments,
  RecallOrders,
  Redeem,
  Redemptions,
  RequestInvestment,
  SubmittedOrders,
  SuggestDistribution,
  Suggestions,
} from '@aroeira/domain/movements';
import { token } from '../composition/token.ts';
import type { Path } from '../shell/routing/paths.ts';
import type { Kept } from '../shell/session/kept.ts';
import type { KeptFilter } from './history/kept-filter.ts';
import type { HistoryViewModel } from './history/history.view-model.ts';
import type { HubViewModel } from './hub/hub.view-model.ts';
import type { ApplyViewModel } from './investing/apply.view-model.ts';
import type { ConfirmationViewModel } from './investing/confirmation.view-model.ts';
import type { PlacedViewModel } from './investing/placed.view-model.ts';
import type { FundPaper, FundPaperModel } from './investing/fund-terms.view-model.ts';
import type { FundChoiceViewModel } from './investing/fund-choice.view-model.ts';
import type { InvestmentUnderWay } from './investing/investment-under-way.ts';
import type { SignViewModel } from './investing/sign.view-model.ts';
import type { OrderHours } from './order-hours.ts';
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
  LoadRedeeming: token<LoadRedeeming>('LoadRedeeming'),
  Redeem: token<Redeem>('Redeem'),
  FindAwaitingOrders: token<FindAwaitingOrders>('FindAwaitingOrders'),
  FindHoursNotice: token<FindHoursNotice>('FindHoursNotice'),
  OpenOrderHours: token<() => OrderHours>('OpenOrderHours'),
  OpenHub: token<() => HubViewModel>('OpenHub'),
  KeptFilter: token<KeptFilter>('KeptFilter'),
  OpenHistory: token<() => HistoryViewModel | undefined>('OpenHistory'),
  OpenRedemptionFunds: token<() => RedemptionFundsViewModel | undefined>('OpenRedemptionFunds'),
  OpenRedemption: token<(fundId: number) => RedemptionViewModel | undefined>('OpenRedemption'),
  Investments: token<Investments>('Investments'),
  Suggestions: token<Suggestions>('Suggestions'),
  FundTerms: token<FundTerms>('FundTerms'),
  FundFiles: token<FundFiles>('FundFiles'),
  LoadInvesting: token<LoadInvesting>('LoadInvesting'),
  BeginInvesting: token<BeginInvesting>('BeginInvesting'),
  SuggestDistribution: token<SuggestDistribution>('SuggestDistribution'),
  FindTerms: token<FindTerms>('FindTerms'),
  ConfirmInvestment: token<ConfirmInvestment>('ConfirmInvestment'),
  RequestInvestment: token<RequestInvestment>('RequestInvestment'),
  InvestmentUnderWay: token<InvestmentUnderWay>('InvestmentUnderWay'),
  PlacedInvestments: token<PlacedInvestments>('PlacedInvestments'),
  OpenFundChoice: token<() => FundChoiceViewModel | undefined>('OpenFundChoice'),
  OpenSign: token<() => SignViewModel>('OpenSign'),
  OpenFundPaper: token<(paper: FundPaper) => FundPaperModel>('OpenFundPaper'),
  /** These two answer with a path when the investment under way lacks what the page needs. */
  OpenApply: token<() => ApplyViewModel | Path>('OpenApply'),
  OpenConfirmation: token<() => ConfirmationViewModel | PlacedViewModel | Path>('OpenConfirmation'),
};
