import { ContainerModule } from 'inversify';
import type { Token } from './token.ts';

/** The bindings of the capabilities, from their `*.module.ts`. Routes and the shell only pass them on. */
export type Bindings = readonly ContainerModule[];

/** A token for each part. */
type TokensOf<P> = { readonly [K in keyof P]: Token<P[K]> };

/** The parts of a record of tokens, for a maker that is declared outside its `bind`. */
export type PartsOf<R> = { readonly [K in keyof R]: R[K] extends Token<infer T> ? T : never };

/**
 * Binds a token to the result of a maker. The container calls the maker once, when somebody first asks for the token.
 *
 * The last argument names the parts of the maker: one token, or a record of tokens by the names of the parts. A token
 * of another type does not compile.
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
    // The three signatures of `Bind` have one implementation, which does not know the types.
    declare(bind as Bind);
  }),
];
