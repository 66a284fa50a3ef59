import { useEffect, useRef } from 'react';
import { useKeptOpen } from '../registration/standing/permitted.tsx';

/** The title of an order that the server took. It takes the focus, because the button that had it is gone. The page stays. */
export const DoneTitle = ({ children }: { readonly children: string }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useKeptOpen();
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 tabIndex={-1} ref={title}>
      {children}
    </h1>
  );
};
