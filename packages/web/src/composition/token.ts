import type { ServiceIdentifier } from 'inversify';

/** Names something in the container, and remembers its type. */
export type Token<T> = ServiceIdentifier<T>;

/**
 * Makes a token. A capability keeps its own in a `*.tokens.ts` beside its module.
 *
 * @param name unique in the app: two tokens of one name are one token
 */
// A symbol has no type of its own: here it gets the type that it stands for.
export const token = <T>(name: string): Token<T> => Symbol.for(name) as Token<T>;
