import { useId } from 'react';
import { Icon } from './icon.tsx';

interface Props<K extends string> {
  readonly label: string;
  /** The value and the caption of each choice, in the order on the screen. */
  readonly options: readonly (readonly [value: K, caption: string])[];
  readonly value: K;
  readonly onChange: (value: K) => void;
}

/** Chooses what a list shows. It works at once, so it stands outside of a form. */
export const FilterSelect = <K extends string>({ label, options, value, onChange }: Props<K>) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <span className="input pick">
        <span className="grow" aria-hidden="true">
          {options.find(([key]) => key === value)?.[1]}
        </span>
        <Icon name="down" isSmall />
        <select
          id={id}
          className="input"
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options[currentTarget.selectedIndex];
            if (chosen !== undefined) onChange(chosen[0]);
          }}
        >
          {options.map(([key, caption]) => (
            <option key={key} value={key}>
              {caption}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
};
