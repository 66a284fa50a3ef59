import { useId } from 'react';

interface Props<K extends string> {
  readonly label: string;
  /** Each choice's caption, in the order in which they stand. */
  readonly options: Readonly<Record<K, string>>;
  readonly value: K;
  readonly onChange: (value: K) => void;
}

/** One of a few short choices in one line; arrow keys move between them, as in any radio group. */
export const Segments = <K extends string>({ label, options, value, onChange }: Props<K>) => {
  const name = useId();
  // Object.keys forgets the type of the keys that the record was declared with.
  const keys = Object.keys(options) as K[];
  return (
    <fieldset>
      <legend className="group">{label}</legend>
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
