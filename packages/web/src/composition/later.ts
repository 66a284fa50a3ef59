import type { Token } from './token.ts';

/** Returns the value of a token whose bindings load after the first page. Rejects when they do not load. */
export type Later = <T>(token: Token<T>) => Promise<T>;
