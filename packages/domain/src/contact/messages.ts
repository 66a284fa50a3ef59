/** The sentences of contact, for what a person sees: screens and commands. */
export * from './contact.messages.ts';
