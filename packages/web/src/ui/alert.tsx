import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly title?: string | undefined;
  readonly body: string;
  readonly tone?: 'info' | 'good' | 'warn' | 'bad';
}

const ICONS: Readonly<Record<NonNullable<Props['tone']>, IconName>> = {
  info: 'info',
  good: 'check',
  warn: 'alert',
  bad: 'alert',
};

/**
 * A panel that says what stays true until something changes; what just happened is a toast. Title and body are one
 * sentence with one space between them, so that the text reads as the catalogue writes it (decision Q067).
 */
export const Alert = ({ title, body, tone = 'bad' }: Props) => (
  <div className={`alert is-${tone}`} role="alert">
    <Icon name={ICONS[tone]} isSmall />
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
