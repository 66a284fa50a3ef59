export * from './fund-type.ts';
export * from './position.ts';
export * from './position.messages.ts';
export * from './position.ports.ts';
export * from './position.rules.ts';
export * from './greeting.rules.ts';
export * from './yield.ts';
export * from './yield.messages.ts';
export * from './yield.rules.ts';
export {
  makeLoadPosition,
  makePositionCache,
  type LoadPosition,
  type PositionCache,
} from './load-position.use-case.ts';
