export * from './pension.ts';
export * from './certificate-card.messages.ts';
export * from './pension.messages.ts';
export * from './pension.ports.ts';
export * from './pension.rules.ts';
