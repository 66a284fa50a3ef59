import { Icon, type IconName } from '../icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly title?: string;
  readonly children: string;
}

/** A panel that tells the client something to know. Nothing went wrong. A title has no full stop, so it is a paragraph. */
export const Notice = ({ icon, title, children }: Props) => (
  <div className="alert is-info">
    <Icon name={icon} isSmall />
    <div>
      {title !== undefined && (
        <p>
          <b>{title}</b>
        </p>
      )}
      <p>{children}</p>
    </div>
  </div>
);
