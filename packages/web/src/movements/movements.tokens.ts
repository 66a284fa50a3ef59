import type {
  FundFiles,
  Movement,
  Movements,
  OrderPorts,
  OrderUseCases,
  PlacedInvestments,
  Receipts,
} from '@aroeira/domain/movements';
import { tokens } from '../composition/token.ts';
import type { Path } from '../shell/routing/paths.ts';
import type { Kept } from '../shell/session/kept.ts';
import type { KeptFilter } from './history/kept-filter.ts';
import type { HistoryViewModel } from './history/history.view-model.ts';
import type { OrderViewModel } from './history/order.view-model.ts';
import type { HubViewModel } from './hub/hub.view-model.ts';
import type { ApplyViewModel } from './investing/apply.view-model.ts';
import type { ConfirmationViewModel } from './investing/confirmation.view-model.ts';
import type { PlacedViewModel } from './investing/placed.view-model.ts';
import type { FundPaper, FundPaperModel } from './investing/fund-terms.view-model.ts';
import type { FundChoiceViewModel } from './investing/fund-choice.view-model.ts';
import type { InvestmentUnderWay } from './investing/investment-under-way.ts';
import type { SignViewModel } from './investing/sign.view-model.ts';
import type { ReceiptModel } from './receipt/receipt.view-model.ts';
import type { ShareFile } from './receipt/sharing.ts';
import type { OrderHours } from './order-hours.ts';
import type { RedemptionFundsViewModel } from './redeeming/redemption-funds.view-model.ts';
import type { RedemptionViewModel } from './redeeming/redemption.view-model.ts';

/** Investing, redeeming and the history of both. What opens a page answers with nothing when there is no session. */
export const MOVEMENTS = tokens<{
  Movements: Movements;
  KeptMovements: Kept<readonly Movement[]>;
  Ports: OrderPorts;
  UseCases: OrderUseCases;
  OpenOrderHours: () => OrderHours;
  OpenHub: () => HubViewModel;
  KeptFilter: KeptFilter;
  OpenHistory: () => HistoryViewModel | undefined;
  OpenOrder: (id: string) => OrderViewModel | undefined;
  Receipts: Receipts;
  FindShareFile: () => ShareFile | undefined;
  OpenReceipt: () => ReceiptModel;
  OpenRedemptionFunds: () => RedemptionFundsViewModel | undefined;
  OpenRedemption: (fundId: number) => RedemptionViewModel | undefined;
  FundFiles: FundFiles;
  InvestmentUnderWay: InvestmentUnderWay;
  PlacedInvestments: PlacedInvestments;
  OpenFundChoice: () => FundChoiceViewModel | undefined;
  OpenSign: () => SignViewModel;
  OpenFundPaper: (paper: FundPaper) => FundPaperModel;
  /** These two answer with a path when the investment under way lacks what the page needs. */
  OpenApply: () => ApplyViewModel | Path;
  OpenConfirmation: () => ConfirmationViewModel | PlacedViewModel | Path;
}>('MOVEMENTS');
