import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly caption: string;
  /** Says below the caption what the setting does. */
  readonly note: string;
  readonly isOn: boolean;
  /** The call is running: the switch stays as it is and ignores taps. */
  readonly isBusy?: boolean;
  /** This client may not use the setting: the switch is dimmed and the note says why. */
  readonly isDisabled?: boolean;
  readonly onToggle: () => void;
}

/** A setting that is on or off. A tap does not move the switch: only a new `isOn` does. */
export const SwitchRow = ({ icon, caption, note, isOn, isBusy = false, isDisabled = false, onToggle }: Props) => (
  <label className="list-row is-switch">
    <Icon name={icon} />
    <span className="grow">
      <span className="strong">{caption}</span>
      <span className="secondary">{note}</span>
    </span>
    <input
      className="switch"
      type="checkbox"
      role="switch"
      aria-label={caption}
      aria-checked={isOn}
      aria-busy={isBusy}
      checked={isOn}
      disabled={isDisabled}
      onChange={() => {
        if (!isBusy) onToggle();
      }}
    />
  </label>
);
