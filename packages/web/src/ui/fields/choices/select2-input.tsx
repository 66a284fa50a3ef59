import type { ChoiceValue } from '@aroeira/domain/kernel';
import { useState } from 'react';
import type { ChoiceBinding } from './choice-binding.ts';
import { Combobox } from './combobox.tsx';
import { FieldFrame } from '../field-frame.tsx';
import { matchingChoices } from './matching-choices.ts';

/** The input of one choice from a long list. The list shows what fits the typed text. */
export const Select2Input = ({ binding }: { readonly binding: ChoiceBinding<ChoiceValue | undefined> }) => {
  const [text, setText] = useState('');
  const { field, typed, onChange } = binding;
  return (
    <FieldFrame binding={binding}>
      <Combobox
        binding={binding}
        items={matchingChoices(field.choices, text)}
        chosen={field.choices.find(({ value }) => value === typed)}
        isChosen={({ value }) => value === typed}
        onChoose={(choice) => onChange(choice?.value)}
        onText={setText}
        note="Nenhuma opção encontrada"
        after="closes"
      />
    </FieldFrame>
  );
};
