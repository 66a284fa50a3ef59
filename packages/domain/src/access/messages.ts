/** The sentences of access, for what a person sees: screens and commands. */
export * from './access.messages.ts';
export * from './quick-access/quick-access.messages.ts';
export * from './returning/returning.messages.ts';
export * from './session/hold.messages.ts';
export * from './password/password.messages.ts';
export * from './devices/devices.messages.ts';
export * from './misuse/misuse.messages.ts';
export * from './two-step/two-step.messages.ts';
