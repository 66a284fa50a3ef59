/** The sentences of registration, for what a person sees: screens and commands. */
export * from './flags/flags.messages.ts';
export * from './flow/form-stages.messages.ts';
export * from './registration.messages.ts';
export * from './planner.messages.ts';
export * from './client/create-client.messages.ts';
export * from './drafts/drafts.messages.ts';
