/** The sentences of movements, for what a person sees: screens and commands. */
export * from './distribution/distribution.messages.ts';
export * from './funds/fund-terms.messages.ts';
export * from './funds/term-reading.messages.ts';
export * from './investing/investing.messages.ts';
export * from './history/history.messages.ts';
export * from './history/movement.messages.ts';
export * from './history/order-steps.messages.ts';
export * from './movements.messages.ts';
export * from './order-cards.messages.ts';
export * from './receipt/receipt.messages.ts';
export * from './redeeming/partial-range.messages.ts';
export * from './titles.messages.ts';
export * from './redeeming/waiting-redemptions.messages.ts';
