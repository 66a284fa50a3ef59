/** The sentences of position, for what a person sees: screens and commands. */
export * from './position.messages.ts';
export * from './yield.messages.ts';
