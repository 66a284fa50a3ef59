/** The sentences of signature, for what a person sees: screens and commands. */
export * from './signature.messages.ts';
