import type { ChoiceValue } from '@aroeira/domain/kernel';
import type { ChoiceBinding } from './choice-binding.ts';
import { GroupFrame } from '../field-frame.tsx';
import { TwoLines } from './two-lines.tsx';
import { Tick } from '../../tick.tsx';

/** The input of one choice among a few: one card each. In an optional field the client can remove the choice. */
export const RadioGroupInput = ({ binding }: { readonly binding: ChoiceBinding<ChoiceValue | undefined> }) => {
  const { id, field, typed, onChange, availability } = binding;
  const clear = () => {
    onChange(undefined);
    // The button disappears with the answer.
    document.getElementById(id)?.focus();
  };
  // A second press does not clear a radio button, so the field has a button for that.
  const isClearable = !field.isRequired && typed !== undefined && availability === 'open';
  const clearing = (
    <button type="button" className="field-aside" aria-label={`Limpar ${field.caption}`} onClick={clear}>
      Limpar
    </button>
  );
  return (
    <GroupFrame binding={binding} role="radiogroup" aside={isClearable ? clearing : undefined}>
      <div className="radio-cards">
        {field.choices.map((choice, place) => (
          <Tick
            key={choice.value}
            id={place === 0 ? id : undefined}
            type="radio"
            name={id}
            checked={typed === choice.value}
            onChange={() => onChange(choice.value)}
            // HTML has no read-only radio button.
            disabled={availability !== 'open'}
          >
            {choice.detail === undefined ? choice.label : <TwoLines {...choice} />}
          </Tick>
        ))}
      </div>
    </GroupFrame>
  );
};
