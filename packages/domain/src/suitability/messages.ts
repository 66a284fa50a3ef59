/** The sentences of suitability, for what a person sees: screens and commands. */
export * from './suitability.messages.ts';
