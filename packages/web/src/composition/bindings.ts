import { ContainerModule } from 'inversify';
import type { Token } from './token.ts';

/** What capabilities bind, as their `*.module.ts` say it. Routes and the shell pass it on and do not look inside. */
export type Bindings = readonly ContainerModule[];

/** A token for each part. */
type TokensOf<P> = { readonly [K in keyof P]: Token<P[K]> };

/** The parts that a record of tokens names, for a maker that stands outside of its `bind`. */
export type PartsOf<R> = { readonly [K in keyof R]: R[K] extends Token<infer T> ? T : never };

/**
 * Binds a token to what a maker makes. The container makes it once, when somebody first asks for it.
 *
 * The last argument says what the maker is given: the token of its one part, or a record of tokens with the names of its
 * parts. A token of another type does not compile.
 */
interface Bind {
  <T>(token: Token<T>, make: () => T): void;
  <T, P>(token: Token<T>, make: (part: P) => T, part: Token<P>): void;
  <T, P extends object>(token: Token<T>, make: (parts: P) => T, parts: TokensOf<P>): void;
}

type Make = (part?: unknown) => unknown;

/** Declares what a capability binds. */
export const bindings = (declare: (bind: Bind) => void): Bindings => [
  new ContainerModule((container) => {
    const bind = (made: Token<unknown>, make: Make, given?: Token<unknown> | TokensOf<object>): void => {
      if (given === undefined)
        container
          .bind(made)
          .toResolvedValue(() => make())
          .inSingletonScope();
      else if (typeof given === 'symbol') container.bind(made).toResolvedValue(make, [given]).inSingletonScope();
      else {
        const names = Object.keys(given);
        const named = (...parts: readonly unknown[]) =>
          make(Object.fromEntries(names.map((name, i) => [name, parts[i]])));
        container.bind(made).toResolvedValue(named, Object.values(given)).inSingletonScope();
      }
    };
    // The three ways to call `Bind` meet in one implementation, which no longer knows the types.
    declare(bind as Bind);
  }),
];
