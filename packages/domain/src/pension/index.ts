export * from './pension.ts';
export * from './pension.ports.ts';
export * from './pension.rules.ts';
