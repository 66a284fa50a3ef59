import { Link } from 'wouter';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly caption: string;
  readonly to: string;
}

/** A line of a list that links to another screen. */
export const LinkRow = ({ icon, caption, to }: Props) => (
  <Link className="list-row" href={to}>
    <Icon name={icon} />
    <span className="grow strong">{caption}</span>
    <Icon name="right" isSmall />
  </Link>
);
