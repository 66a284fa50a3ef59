import { useEffect, useEffectEvent, type ReactNode } from 'react';

interface Props {
  /** Called after the page is drawn, and not while its chunk still loads. */
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

/** One page of the app. It tells when it is drawn. */
export const Entered = ({ onEnter, children }: Props) => {
  const enter = useEffectEvent(onEnter);
  useEffect(() => enter(), []);
  return children;
};
