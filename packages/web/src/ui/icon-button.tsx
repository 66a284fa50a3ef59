import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  /** What it will do, for those who do not see the drawing. */
  readonly label: string;
  /** The id of what tells it from another button of the same name. */
  readonly describedBy?: string;
  readonly onPress: () => void;
  /** For a button that is hidden where the rail or the bar does its work. */
  readonly className?: string;
}

/** A button that is only a drawing: 44 px, with a name. */
export const IconButton = ({ icon, label, describedBy, onPress, className = '' }: Props) => (
  <button
    type="button"
    className={`icon-button ${className}`.trim()}
    aria-label={label}
    aria-describedby={describedBy}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);
