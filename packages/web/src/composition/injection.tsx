import { createContext, use, useState, type ReactNode } from 'react';
import type { Token } from './token.ts';

/** Gets what a token names. The container stays in composition/: nobody else is given it. */
export type Resolve = <T>(token: Token<T>) => T;

const Injection = createContext<Resolve | undefined>(undefined);

/** Everything below may ask for what it needs. */
export const InjectionProvider = ({ resolve, children }: { resolve: Resolve; children: ReactNode }) => (
  <Injection value={resolve}>{children}</Injection>
);

/**
 * Returns what a token names. It stays the same while the component stays. Only a page injects: a screen takes props.
 *
 * @throws Error outside of an `InjectionProvider`
 */
export const useInject = <T,>(token: Token<T>): T => {
  const resolve = use(Injection);
  if (resolve === undefined) throw new Error('useInject outside of InjectionProvider');
  return useState(() => resolve(token))[0];
};
