import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly caption: string;
  readonly value: string;
}

/** A line of a list: a caption with a value below it. */
export const ListRow = ({ icon, caption, value }: Props) => (
  <div className="list-row">
    <Icon name={icon} />
    <span className="grow">
      <span className="secondary">{caption}</span>
      <span className="strong">{value}</span>
    </span>
  </div>
);
