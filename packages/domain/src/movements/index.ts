export * from './account-choice.rules.ts';
export * from './bank-account.ts';
export * from './business-hours.rules.ts';
export * from './distribution.ts';
export * from './distribution.messages.ts';
export * from './distribution.rules.ts';
export * from './fund.ts';
export * from './fund-terms.ts';
export * from './fund-terms.messages.ts';
export * from './fund-terms.rules.ts';
export * from './investment.ts';
export * from './investment.rules.ts';
export { makeRequestInvestment, type InvestmentRequest, type RequestInvestment } from './investment.use-case.ts';
export * from './ordering-client.ts';
export * from './movement.ts';
export * from './movement.messages.ts';
export * from './movement-card.rules.ts';
export * from './movements.errors.ts';
export * from './movements.messages.ts';
export * from './movements.ports.ts';
export * from './order-cards.messages.ts';
export * from './order-facts.ports.ts';
export * from './recent-investment.rules.ts';
export { type History } from './recent-orders.rules.ts';
export * from './redemption.ts';
export * from './redemption.form.ts';
export * from './redemption.rules.ts';
export { makeRequestRedemption, type RedemptionRequest, type RequestRedemption } from './redemption.use-case.ts';
export * from './repeated-redemption.rules.ts';
export {
  makeSuggestDistribution,
  type DistributionRequest,
  type SuggestDistribution,
} from './suggest-distribution.use-case.ts';
