import type { ChoiceValue } from '@aroeira/domain/kernel';
import { Icon } from '../../icon.tsx';
import { labelOf, type ChoiceBinding } from './choice-binding.ts';
import { describing } from '../field-binding.ts';
import { FieldFrame } from '../field-frame.tsx';

/** One of a list that opens: the phone's own list, which nobody has to learn. */
export const SelectInput = ({ binding }: { readonly binding: ChoiceBinding<ChoiceValue | undefined> }) => {
  const { field, typed, onChange, availability } = binding;
  const { choices } = field;
  if (availability === 'readOnly')
    return (
      <FieldFrame binding={binding}>
        <input {...describing(binding)} className="input" value={labelOf(choices, typed)} readOnly />
      </FieldFrame>
    );
  // An option's value is text; its place in the list brings back the word or the number.
  const place = choices.findIndex(({ value }) => value === typed);
  return (
    <FieldFrame binding={binding}>
      <span className="affix">
        <select
          {...describing(binding)}
          className={place === -1 ? 'input is-blank' : 'input'}
          value={place}
          onChange={({ currentTarget }) => onChange(choices[Number(currentTarget.value)]?.value)}
          autoComplete={field.autocomplete}
        >
          {/* What asks for a required choice is none itself; an optional one is taken back by it. */}
          <option value={-1} disabled={field.isRequired} hidden={field.isRequired}>
            Escolha uma opção
          </option>
          {choices.map(({ value, label }, i) => (
            <option key={value} value={i}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </FieldFrame>
  );
};
