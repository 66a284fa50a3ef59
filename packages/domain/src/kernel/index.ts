export * from './call-failure.ts';
export * from './call-failure.messages.ts';
export * from './clock.ts';
export * from './days.ts';
export * from './document.ts';
export * from './formats.ts';
export * from './money.ts';
export * from './fields/index.ts';
