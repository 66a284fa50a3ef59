import type { ReactNode } from 'react';
import { GrowingSprig } from './growing-sprig.tsx';

interface Props {
  readonly title: string;
  /** What will be here, or what to do for it. */
  readonly body: string;
  /** 2 for a state right below the title of the page. */
  readonly level?: 2 | 3;
  /** The one thing to do. */
  readonly children?: ReactNode;
}

/** Says that there is no content yet, and when there will be some. */
export const EmptyState = ({ title, body, level = 3, children }: Props) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="empty">
      <GrowingSprig />
      <Heading>{title}</Heading>
      <p>{body}</p>
      {children}
    </div>
  );
};
