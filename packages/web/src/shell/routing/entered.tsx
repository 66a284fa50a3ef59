import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';

interface Props {
  /** Called as soon as the page is drawn, before the effects of the page itself. */
  readonly onDraw: () => void;
  /** Called after the page is drawn, and not while its chunk still loads. */
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

/** One page of the app. It tells when it is drawn. */
export const Entered = ({ onDraw, onEnter, children }: Props) => {
  const draw = useEffectEvent(onDraw);
  const enter = useEffectEvent(onEnter);
  useLayoutEffect(() => draw(), []);
  useEffect(() => enter(), []);
  return children;
};
