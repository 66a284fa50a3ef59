/** The sentences of kernel, for what a person sees: screens and commands. */
export * from './call-failure.messages.ts';
export * from './download-failure.messages.ts';
export * from './picture-look.messages.ts';
export * from './environment.ts';
export * from './support-code.messages.ts';
export * from './trying-again.messages.ts';
