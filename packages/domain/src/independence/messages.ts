/** The sentences of independence, for what a person sees: screens and commands. */
export * from './independence.messages.ts';
export * from './projection/plan-figures.messages.ts';
export * from './projection/life-line.messages.ts';
export * from './chances/chances.messages.ts';
export * from './projection/plan-break.messages.ts';
export * from './goals/levers.messages.ts';
