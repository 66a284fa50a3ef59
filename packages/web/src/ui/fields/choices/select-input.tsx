import { choiceText, FIELD_SENTENCES, type ChoiceValue } from '@aroeira/domain/kernel';
import { labelOf, type ChoiceBinding } from './choice-binding.ts';
import { ChoiceFace } from './choice-face.tsx';
import { describing } from '../field-binding.ts';
import { FieldFrame } from '../field-frame.tsx';

/** The input of one choice from a short list. The browser draws the list, so that every client knows it. */
export const SelectInput = ({ binding }: { readonly binding: ChoiceBinding<ChoiceValue | undefined> }) => {
  const { field, typed, onChange, availability } = binding;
  const { choices } = field;
  if (availability === 'readOnly')
    return (
      <FieldFrame binding={binding}>
        <input {...describing(binding)} className="input" value={labelOf(choices, typed)} readOnly />
      </FieldFrame>
    );
  // The value of an option is always text. Its place in the list leads back to the word or the number.
  const place = choices.findIndex(({ value }) => value === typed);
  return (
    <FieldFrame binding={binding}>
      <span className="input pick">
        <ChoiceFace choice={choices[place]} />
        <select
          {...describing(binding)}
          className="input"
          value={place}
          onChange={({ currentTarget }) => onChange(choices[Number(currentTarget.value)]?.value)}
          autoComplete={field.autocomplete}
        >
          {/* A required field does not offer the empty option. An optional field does: it removes the choice. */}
          <option value={-1} disabled={field.isRequired} hidden={field.isRequired}>
            {FIELD_SENTENCES.ChoiceUnknown}
          </option>
          {choices.map((choice, i) => (
            <option key={choice.value} value={i}>
              {choiceText(choice)}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
};
