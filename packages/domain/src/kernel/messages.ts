/** The sentences of kernel, for what a person sees: screens and commands. */
export * from './call-failure.messages.ts';
export * from './download-failure.messages.ts';
