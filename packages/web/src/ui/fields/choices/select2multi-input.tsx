import type { ChoiceValue } from '@aroeira/domain/kernel';
import { useState } from 'react';
import { Icon } from '../../icon.tsx';
import { labelOf, type ChoiceBinding } from './choice-binding.ts';
import { Combobox } from './combobox.tsx';
import { describing } from '../field-binding.ts';
import { FieldFrame } from '../field-frame.tsx';
import { matchingChoices } from './matching-choices.ts';

/** The input of several choices from a long list. Each choice stands below the input, with a button that removes it. */
export const Select2MultiInput = ({ binding }: { readonly binding: ChoiceBinding<readonly ChoiceValue[]> }) => {
  const [text, setText] = useState('');
  const { id, field, typed, onChange, availability } = binding;
  const toggle = (value: ChoiceValue) =>
    onChange(typed.includes(value) ? typed.filter((other) => other !== value) : [...typed, value]);
  const remove = (value: ChoiceValue) => {
    toggle(value);
    // The button disappears with its choice, so the focus goes back to the input.
    document.getElementById(id)?.focus();
  };
  const labels = typed.map((value) => labelOf(field.choices, value));
  if (availability !== 'open')
    return (
      <FieldFrame binding={binding}>
        <textarea {...describing(binding)} className="input" rows={1} value={labels.join(', ')} readOnly />
      </FieldFrame>
    );
  return (
    <FieldFrame binding={binding}>
      <Combobox
        binding={binding}
        items={matchingChoices(field.choices, text)}
        chosen={undefined}
        isChosen={({ value }) => typed.includes(value)}
        onChoose={(choice) => choice !== undefined && toggle(choice.value)}
        onText={setText}
        note="Nenhuma opção encontrada"
        after="stays"
      />
      {typed.length > 0 && (
        <ul className="chips" aria-label={`${field.caption}: escolhas`}>
          {typed.map((value, place) => (
            <li className="chip" key={value}>
              {labels[place]}
              <button type="button" aria-label={`Remover ${labels[place]}`} onClick={() => remove(value)}>
                <Icon name="close" isSmall />
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
};
