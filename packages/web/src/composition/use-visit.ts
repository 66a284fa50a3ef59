import { useEffect, useState } from 'react';
import { useInject } from './injection.tsx';
import type { Token } from './token.ts';

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
