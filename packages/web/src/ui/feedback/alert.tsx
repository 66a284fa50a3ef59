import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface Props {
  readonly title?: string | undefined;
  readonly body: string;
  /** Whether a screen reader announces the alert. `false` when the focus moves to a wrong field (decision 0159). */
  readonly isAnnounced?: boolean;
  /** What stands below the sentence. */
  readonly children?: ReactNode;
}

/** What was pressed may stick to the end of a phone's screen, far from what it did. */
const bringIntoView = (alert: HTMLElement | null): void => alert?.scrollIntoView({ block: 'nearest' });

/**
 * A panel that says what went wrong and stays until something changes. A toast says what just happened. One space
 * separates title and body, so that the text is the same as in the catalogue (decision Q067).
 */
export const Alert = ({ title, body, isAnnounced = true, children }: Props) => (
  <div className="alert" role={isAnnounced ? 'alert' : undefined} ref={isAnnounced ? bringIntoView : undefined}>
    <Icon name="alert" isSmall />
    <p>
      {title !== undefined && (
        <>
          <b>{title}</b>{' '}
        </>
      )}
      {body}
      {children}
    </p>
  </div>
);
