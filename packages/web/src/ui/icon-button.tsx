import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  /** What the button does, for screen readers. */
  readonly label: string;
  /** The id of the text that distinguishes this button from others of the same name. */
  readonly describedBy?: string;
  /** There is nothing to do now: the button looks disabled and ignores taps, but keeps the focus. */
  readonly isHeld?: boolean;
  readonly onPress: () => void;
  /** Hides the button on screens where the rail or the bottom bar replaces it. */
  readonly className?: string;
}

/** A button of 44 px that shows an icon. Its name is for screen readers. */
export const IconButton = ({ icon, label, describedBy, isHeld = false, onPress, className = '' }: Props) => (
  <button
    type="button"
    className={`icon-button ${className}`.trim()}
    aria-label={label}
    aria-describedby={describedBy}
    aria-disabled={isHeld || undefined}
    onClick={isHeld ? undefined : onPress}
  >
    <Icon name={icon} />
  </button>
);
