import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly caption: string;
  /** What the setting does, below the caption. */
  readonly note: string;
  readonly isOn: boolean;
  /** The change is on its way: the switch stays where it is, and a tap does nothing. */
  readonly isBusy?: boolean;
  /** The setting is not for this client: the switch is dimmed, and the note says why. */
  readonly isDisabled?: boolean;
  readonly onToggle: () => void;
}

/** A setting of a list that is on or off. It shows what is, not what was pressed: whoever keeps the setting moves it. */
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
