import { useEffect, useRef, type ReactNode } from 'react';
import { useKeptOpen } from '../registration/standing/permitted.tsx';
import { Icon } from '../ui/icon.tsx';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
}

/**
 * The head of the page of an order that the server took. Its title takes the focus, because the button that had it is gone.
 * The page stays.
 */
export const DoneHead = ({ title, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptOpen();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack-8">
      <span className="disc is-large">
        <Icon name="check" />
      </span>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children !== undefined && <p className="secondary">{children}</p>}
    </div>
  );
};
