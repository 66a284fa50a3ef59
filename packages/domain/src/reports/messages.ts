/** The sentences of reports, for what a person sees: screens and commands. */
export * from './reports.messages.ts';
