import { useState } from 'react';
import { describing, isReadOnly, type FieldBinding } from '../field-binding.ts';
import { FieldFrame } from '../field-frame.tsx';
import { MaskedInput } from './masked-input.tsx';

/**
 * The input of a CNPJ, or of a CPF or CNPJ. A phone shows the keypad first. A client with letters in the CNPJ switches
 * to the full keyboard by a button. The input accepts letters from both and writes them in upper case. A device without
 * a touch screen does not show the button.
 *
 * @see spec A §5 Shared field rules (messages in Portuguese); decision Q169
 */
export const DocumentInput = ({ binding }: { readonly binding: FieldBinding<string> }) => {
  const [hasLetters, setHasLetters] = useState(false);
  const { id, field, typed, onChange, availability, enterKeyHint } = binding;
  const hint = hasLetters ? 'Digite as letras e os números do CNPJ.' : field.hint;
  const switchKeyboard = () => {
    setHasLetters(!hasLetters);
    document.getElementById(id)?.focus();
  };
  const keyboardSwitch = (
    <button type="button" className="field-aside is-for-touch" onClick={switchKeyboard}>
      {hasLetters ? 'Só números' : 'Meu CNPJ tem letras'}
    </button>
  );
  return (
    <FieldFrame binding={binding} hint={hint} aside={availability === 'open' ? keyboardSwitch : undefined}>
      <MaskedInput
        {...describing(binding, hint)}
        className="input num"
        mask={field.mask}
        typed={typed}
        onChange={onChange}
        readOnly={isReadOnly(binding)}
        inputMode={hasLetters ? 'text' : 'numeric'}
        autoComplete={field.autocomplete}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint={enterKeyHint}
      />
    </FieldFrame>
  );
};
