import type { ChoiceValue } from '@aroeira/domain/kernel';
import type { ChoiceBinding } from './choice-binding.ts';
import { GroupFrame } from '../field-frame.tsx';

/** One of a few choices, all in sight: a card each. Where none is needed, the chosen one can be taken back. */
export const RadioGroupInput = ({ binding }: { readonly binding: ChoiceBinding<ChoiceValue | undefined> }) => {
  const { id, field, typed, onChange, availability } = binding;
  const clear = () => {
    onChange(undefined);
    // The button goes away with the answer.
    document.getElementById(id)?.focus();
  };
  // A radio cannot be pressed again to take it back, least of all by the keyboard.
  const isClearable = !field.isRequired && typed !== undefined && availability === 'open';
  const clearing = (
    <button type="button" className="field-aside" aria-label={`Limpar ${field.caption}`} onClick={clear}>
      Limpar
    </button>
  );
  return (
    <GroupFrame binding={binding} role="radiogroup" aside={isClearable ? clearing : undefined}>
      <div className="radio-cards">
        {field.choices.map(({ value, label }, place) => (
          <label className="radio-card" key={value}>
            <input
              id={place === 0 ? id : undefined}
              className="tick"
              type="radio"
              name={id}
              checked={typed === value}
              onChange={() => onChange(value)}
              // A radio has no read-only state of its own.
              disabled={availability !== 'open'}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
};
