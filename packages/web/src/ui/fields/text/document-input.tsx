import { useState } from 'react';
import { describing, type FieldBinding } from '../field-binding.ts';
import { FieldFrame } from '../field-frame.tsx';
import { MaskedInput } from './masked-input.tsx';

/**
 * A CNPJ, or whichever of the two documents. Phones show the keypad; whose CNPJ has letters asks for the other keyboard.
 * Letters are taken from either, upper-cased. Where nothing can be touched there is no keyboard on screen to switch, and
 * no stop more on the way to the next field.
 *
 * @see spec A §5 CPF/CNPJ field; decision Q169
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
        readOnly={availability === 'readOnly'}
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
