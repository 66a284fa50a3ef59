import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  readonly caption: string;
  readonly children: ReactNode;
}

/** What few clients look for: it opens below its caption. */
export const Fold = ({ caption, children }: Props) => (
  <details className="fold">
    <summary className="link">
      {caption}
      <Icon name="down" isSmall />
    </summary>
    {children}
  </details>
);
