/** The sentences of position, for what a person sees: screens and commands. */
export * from './first-investment.messages.ts';
export * from './position.messages.ts';
export * from './year-yield.messages.ts';
export * from './yield.messages.ts';
