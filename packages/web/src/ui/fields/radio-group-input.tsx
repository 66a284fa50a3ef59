import type { ChoiceValue } from '@aroeira/domain/kernel';
import type { ChoiceBinding } from './choice-binding.ts';
import { GroupFrame } from './group-frame.tsx';

/** One of a few choices, all in sight: a card each. */
export const RadioGroupInput = ({ binding }: { readonly binding: ChoiceBinding<ChoiceValue | undefined> }) => {
  const { id, field, typed, onChange, availability } = binding;
  return (
    <GroupFrame binding={binding} role="radiogroup">
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
