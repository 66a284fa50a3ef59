import type { ServiceIdentifier } from 'inversify';

/** Names a value of the container, and remembers its type. */
export type Token<T> = ServiceIdentifier<T>;

type Tokens<R> = { readonly [K in keyof R]: Token<R[K]> };

/**
 * The tokens of a capability, one for each name in the type. Each is made when somebody first asks for it. A capability
 * keeps its own in a `*.tokens.ts` beside its module.
 *
 * @param group stands before the name where the container says what it lacks
 */
export const tokens = <R extends object>(group: string): Tokens<R> => {
  const made: Record<string, symbol> = {};
  // A symbol has no type for its value, and a proxy has the type of its target. This line gives them theirs.
  return new Proxy(made, { get: (_, name: string) => (made[name] ??= Symbol(`${group}.${name}`)) }) as Tokens<R>;
};
