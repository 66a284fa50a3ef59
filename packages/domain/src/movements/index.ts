export * from './investing/account-choice.rules.ts';
export * from './bank-account.ts';
export * from './business-hours.rules.ts';
export * from './distribution/distribution.ts';
export * from './distribution/distribution.messages.ts';
export * from './distribution/distribution.rules.ts';
export * from './funds/fund.ts';
export * from './funds/fund-terms.ts';
export * from './funds/fund-terms.messages.ts';
export * from './funds/fund-terms.rules.ts';
export * from './investing/investment.ts';
export * from './investing/investment.rules.ts';
export {
  makeRequestInvestment,
  type InvestmentRequest,
  type RequestInvestment,
} from './investing/investment.use-case.ts';
export * from './ordering-client.ts';
export * from './history/movement.ts';
export * from './history/movement.messages.ts';
export * from './history/movement-card.rules.ts';
export * from './movements.errors.ts';
export * from './movements.messages.ts';
export * from './movements.ports.ts';
export * from './order-cards.messages.ts';
export * from './order-facts.ports.ts';
export * from './investing/recent-investment.rules.ts';
export { type History } from './recent-orders.rules.ts';
export * from './redeeming/redemption.ts';
export * from './redeeming/redemption.form.ts';
export * from './redeeming/redemption.rules.ts';
export {
  makeRequestRedemption,
  type RedemptionRequest,
  type RequestRedemption,
} from './redeeming/redemption.use-case.ts';
export * from './redeeming/repeated-redemption.rules.ts';
export {
  makeSuggestDistribution,
  type DistributionRequest,
  type SuggestDistribution,
} from './distribution/suggest-distribution.use-case.ts';
