/** The sentences of pension, for what a person sees: screens and commands. */
export * from './certificate-card.messages.ts';
export * from './pension.messages.ts';
