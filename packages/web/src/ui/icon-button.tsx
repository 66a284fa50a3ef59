import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  /** What the button does, for screen readers. */
  readonly label: string;
  /** The id of the text that distinguishes this button from others of the same name. */
  readonly describedBy?: string;
  readonly onPress: () => void;
  /** Hides the button on screens where the rail or the bottom bar replaces it. */
  readonly className?: string;
}

/** A button of 44 px that shows an icon. Its name is for screen readers. */
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
