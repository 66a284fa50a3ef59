import { useEffect, useState } from 'react';
import { useInject } from './injection.tsx';
import type { Token } from './token.ts';

/** The part of a view model that hears when a visit to a page begins and ends. */
interface Visit {
  /** The page is shown. In development React shows, hides and shows it again, with the same view model. */
  readonly open?: () => unknown;
  /** The page is gone. An answer that comes later changes nothing and sends nobody anywhere. */
  readonly close?: () => void;
}

/**
 * Opens a view model for this visit to a page, and closes it when the visit ends.
 *
 * @param token names the function that opens the view model. It may answer a path or nothing instead, for a client who
 *   does not belong on this page
 * @param given what the view model is opened with; the first values count
 */
export const useVisit = <V extends Opened, A extends readonly unknown[]>(
  token: Token<(...given: A) => V>,
  ...given: A
): V => {
  const open = useInject(token);
  return useOpened(() => open(...given));
};

type Opened = object | string | undefined;

/** The same for a page that brings the function itself. */
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
