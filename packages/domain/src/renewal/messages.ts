/** The sentences of renewal, for what a person sees: screens and commands. */
export * from './renewal.messages.ts';
