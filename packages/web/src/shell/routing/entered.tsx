import { useEffect, useEffectEvent, type ReactNode } from 'react';

interface Props {
  /** Called once the page is drawn, and not while its chunk is on its way. */
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

/** One page of the app. It tells the moment at which it is drawn. */
export const Entered = ({ onEnter, children }: Props) => {
  const enter = useEffectEvent(onEnter);
  useEffect(() => enter(), []);
  return children;
};
