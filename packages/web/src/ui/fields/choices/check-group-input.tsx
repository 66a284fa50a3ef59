import type { ChoiceValue } from '@aroeira/domain/kernel';
import type { ChoiceBinding } from './choice-binding.ts';
import { GroupFrame } from '../field-frame.tsx';
import { Tick } from '../../tick.tsx';

/** The input of several choices: one check box each. */
export const CheckGroupInput = ({ binding }: { readonly binding: ChoiceBinding<readonly ChoiceValue[]> }) => {
  const { id, field, typed, onChange, isInvalid, availability } = binding;
  const toggle = (value: ChoiceValue, isChecked: boolean) =>
    onChange(isChecked ? [...typed, value] : typed.filter((other) => other !== value));
  return (
    <GroupFrame binding={binding}>
      <div className="checks">
        {field.choices.map(({ value, label }, place) => (
          <Tick
            key={value}
            id={place === 0 ? id : undefined}
            type="checkbox"
            checked={typed.includes(value)}
            onChange={({ currentTarget }) => toggle(value, currentTarget.checked)}
            aria-invalid={isInvalid}
            // HTML has no read-only check box.
            disabled={availability !== 'open'}
          >
            {label}
          </Tick>
        ))}
      </div>
    </GroupFrame>
  );
};
