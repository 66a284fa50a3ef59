import { Icon } from '../icon.tsx';

interface Props {
  readonly title?: string | undefined;
  readonly body: string;
  /** Whether it is announced where it appears; not where the focus goes to a field that is wrong (decision 0159). */
  readonly isAnnounced?: boolean;
}

/**
 * A panel that says what went wrong, and stays until something changes; what just happened is a toast. Title and body
 * are one sentence with one space between them, so that the text reads as the catalogue writes it (decision Q067).
 */
export const Alert = ({ title, body, isAnnounced = true }: Props) => (
  <div className="alert" role={isAnnounced ? 'alert' : undefined}>
    <Icon name="alert" isSmall />
    <p>
      {title !== undefined && (
        <>
          <b>{title}</b>{' '}
        </>
      )}
      {body}
    </p>
  </div>
);
