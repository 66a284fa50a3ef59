import { Icon } from './icon.tsx';

interface Props {
  readonly title?: string | undefined;
  readonly body: string;
}

/**
 * A panel that says what went wrong, and stays until something changes; what just happened is a toast. Title and body
 * are one sentence with one space between them, so that the text reads as the catalogue writes it (decision Q067).
 */
export const Alert = ({ title, body }: Props) => (
  <div className="alert" role="alert">
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
