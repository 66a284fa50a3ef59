import { Icon, type IconName } from '../icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly title?: string;
  readonly children: string;
}

/** A panel that tells the client something to know. Nothing went wrong. */
export const Notice = ({ icon, title, children }: Props) => (
  <div className="alert is-info">
    <Icon name={icon} isSmall />
    <p>
      {title !== undefined && (
        <>
          <b>{title}</b>{' '}
        </>
      )}
      {children}
    </p>
  </div>
);
