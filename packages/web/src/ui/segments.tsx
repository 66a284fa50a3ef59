import { useId } from 'react';

interface Props<K extends string> {
  readonly label: string;
  /** Keeps the label for screen readers. */
  readonly isLabelHidden?: boolean;
  /** The caption of each choice, in the order on the screen. */
  readonly options: Readonly<Record<K, string>>;
  readonly value: K;
  readonly onChange: (value: K) => void;
}

/** A choice among a few short options on one line. It is a radio group: the arrow keys move between the options. */
export const Segments = <K extends string>({ label, isLabelHidden = false, options, value, onChange }: Props<K>) => {
  const name = useId();
  // Object.keys returns plain strings; the record was declared with keys of type K.
  const keys = Object.keys(options) as K[];
  return (
    <fieldset>
      <legend className={isLabelHidden ? 'sr-only' : 'group'}>{label}</legend>
      <div className="tabs">
        {keys.map((key) => (
          <label key={key} className="tab">
            <input
              className="sr-only"
              type="radio"
              name={name}
              checked={key === value}
              onChange={() => onChange(key)}
            />
            {options[key]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
