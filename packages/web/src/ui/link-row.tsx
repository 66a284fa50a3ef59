import { Link } from 'wouter';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly caption: string;
  readonly to: string;
  /** What the other screen has, in a few words. A space keeps the place of words that come later. */
  readonly says?: string | undefined;
}

/** A line of a list that links to another screen. */
export const LinkRow = ({ icon, caption, to, says }: Props) => (
  <Link className="list-row" href={to}>
    <Icon name={icon} />
    <span className="grow">
      <span className="strong">{caption}</span>
      {says !== undefined && <span className="secondary">{says}</span>}
    </span>
    <Icon name="right" isSmall />
  </Link>
);
