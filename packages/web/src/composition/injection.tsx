import { createContext, use, useState, type ReactNode } from 'react';
import type { Token } from './token.ts';

/** Returns the value of a token. Only composition/ knows the container. */
export type Resolve = <T>(token: Token<T>) => T;

const Injection = createContext<Resolve | undefined>(undefined);

/** Lets every component below it ask for values. */
export const InjectionProvider = ({ resolve, children }: { resolve: Resolve; children: ReactNode }) => (
  <Injection value={resolve}>{children}</Injection>
);

/**
 * Returns the value of a token, the same one while the component is mounted. Only a page injects. A screen takes props.
 *
 * @throws Error outside an `InjectionProvider`
 */
export const useInject = <T,>(token: Token<T>): T => {
  const resolve = use(Injection);
  if (resolve === undefined) throw new Error('useInject outside of InjectionProvider');
  return useState(() => resolve(token))[0];
};
