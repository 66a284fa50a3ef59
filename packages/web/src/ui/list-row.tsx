import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly caption: string;
  readonly value: string;
}

/** A fact of a list: what it is, and its value below. */
export const ListRow = ({ icon, caption, value }: Props) => (
  <div className="list-row">
    <Icon name={icon} />
    <span className="grow">
      <span className="secondary">{caption}</span>
      <span className="strong">{value}</span>
    </span>
  </div>
);
