import { createContext, use, useState, type ReactNode, useEffect, type ComponentType } from 'react';
import type { Token } from './token.ts';
import { Redirect } from 'wouter';
import type { Path } from '../shell/routing/paths.ts';

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

/** The part of a view model that knows when a visit to a page begins and ends. */
interface Visit {
  /** Called when the page appears. In development React shows, hides and shows it again with the same view model. */
  readonly open?: () => unknown;
  /** Called when the page is gone. A later answer changes nothing and causes no navigation. */
  readonly close?: () => void;
}

/**
 * Opens a view model for this visit to a page, and closes it when the visit ends.
 *
 * @param token names the function that opens the view model. It may answer with a path or with nothing when the client
 * may not see this page
 * @param given the arguments of that function. Only the first values count
 */
export const useVisit = <V extends Opened, A extends readonly unknown[]>(
  token: Token<(...given: A) => V>,
  ...given: A
): V => {
  const open = useInject(token);
  return useOpened(() => open(...given));
};

type Opened = object | string | undefined;

/** Does the same for a page that has the function itself. */
export const useOpened = <V extends Opened>(open: () => V): V => {
  const [visit] = useState(open);
  useEffect(() => {
    if (typeof visit !== 'object') return;
    const { open: shown, close: gone }: Visit = visit;
    void shown?.call(visit);
    return () => gone?.call(visit);
  }, [visit]);
  return visit;
};

/**
 * The page that draws the view model of one visit. It draws nothing while a session ends.
 *
 * @param opens opens the view model. It answers with a path when the visitor must be elsewhere
 */
export const openedPage =
  <M extends object>(
    opens: Token<() => M | Path | undefined>,
    Content: ComponentType<{ readonly model: M }>,
  ): ComponentType =>
  () => {
    const model = useVisit(opens);
    if (typeof model === 'string') return <Redirect to={model} replace />;
    return model === undefined ? null : <Content model={model} />;
  };
