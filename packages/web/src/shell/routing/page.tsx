import { useEffect, useEffectEvent, type ReactNode } from 'react';

interface Props {
  /** Called once the page is drawn: not while its chunk is on its way. */
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

/** One page of the app, from the moment that it is there. */
export const Page = ({ onEnter, children }: Props) => {
  const enter = useEffectEvent(onEnter);
  useEffect(() => enter(), []);
  return children;
};
