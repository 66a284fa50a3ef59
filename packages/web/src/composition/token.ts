import type { ServiceIdentifier } from 'inversify';

/** Names a value of the container, and remembers its type. */
export type Token<T> = ServiceIdentifier<T>;

/**
 * Makes a token. A capability keeps its own in a `*.tokens.ts` beside its module.
 *
 * @param name unique in the app, because two tokens with one name are the same token
 */
// A symbol has no type for its value. This line gives it one.
export const token = <T>(name: string): Token<T> => Symbol.for(name) as Token<T>;
