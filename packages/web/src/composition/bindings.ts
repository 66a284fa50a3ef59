import type { DeviceMemory, Session } from '@aroeira/domain/access';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import { ContainerModule } from 'inversify';
import { SHARED } from './shared.tokens.ts';
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
  /** Binds what opens a page for the client of the session. It opens nothing without a session. */
  readonly visit: <T, P extends object, A extends readonly unknown[]>(
    token: Token<(...asked: A) => T | undefined>,
    open: (session: Session, parts: P, ...asked: A) => T | undefined,
    parts: TokensOf<P>,
  ) => void;
}

type Make = (part?: unknown) => unknown;
type Open = (session: Session, parts: unknown, ...asked: readonly unknown[]) => unknown;

/** The parts of a record of tokens, from the values of its tokens in their order. */
const named = (given: TokensOf<object>) => {
  const names = Object.keys(given);
  return (values: readonly unknown[]) => Object.fromEntries(names.map((name, i) => [name, values[i]]));
};

/** Declares what a capability binds. */
export const bindings = (declare: (bind: Bind) => void): Bindings => [
  new ContainerModule((container) => {
    const once = (made: Token<unknown>, make: (...parts: unknown[]) => unknown, given: readonly unknown[]) =>
      void container
        .bind(made)
        // A cast, because the types of a record forget that its values are tokens.
        .toResolvedValue(make, given as Token<unknown>[])
        .inSingletonScope();
    const bind = (made: Token<unknown>, make: Make, given?: Token<unknown> | TokensOf<object>): void => {
      if (given === undefined) return once(made, () => make(), []);
      if (typeof given === 'symbol') return once(made, make, [given]);
      // A cast, because a token has more types than the symbol that it is.
      const partsOf = named(given as TokensOf<object>);
      once(made, (...values) => make(partsOf(values)), Object.values(given));
    };
    const visit = (made: Token<unknown>, open: Open, given: TokensOf<object>): void => {
      const partsOf = named(given);
      const opened =
        (memory: unknown, ...values: readonly unknown[]) =>
        (...asked: readonly unknown[]) =>
          pipe(
            // A cast, because the container does not know the type of its first value.
            (memory as DeviceMemory).session.read(),
            O.map((session) => open(session, partsOf(values), ...asked)),
            O.toUndefined,
          );
      once(made, opened, [SHARED.DeviceMemory, ...Object.values(given)]);
    };
    // The signatures of `Bind` have implementations which do not know the types.
    declare(Object.assign(bind, { visit }) as Bind);
  }),
];
