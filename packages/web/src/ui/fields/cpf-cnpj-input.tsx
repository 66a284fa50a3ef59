import { useState } from 'react';
import { describing, type FieldBinding } from './field-binding.ts';
import { FieldFrame } from './field-frame.tsx';
import { MaskedInput } from './masked-input.tsx';

/**
 * A CPF or a CNPJ. Phones show the keypad; whose CNPJ has letters asks for the other keyboard. Letters are taken from
 * either, upper-cased.
 *
 * @see spec A §5 CPF/CNPJ field; decision Q169
 */
export const CpfCnpjInput = ({ binding }: { readonly binding: FieldBinding<string> }) => {
  const [hasLetters, setHasLetters] = useState(false);
  const { id, field, typed, onChange } = binding;
  const hint = hasLetters ? 'Digite as letras e os números do CNPJ.' : field.hint;
  const switchKeyboard = () => {
    setHasLetters(!hasLetters);
    document.getElementById(id)?.focus();
  };
  return (
    <FieldFrame
      binding={binding}
      hint={hint}
      aside={
        <button type="button" className="field-aside" onClick={switchKeyboard}>
          {hasLetters ? 'Só números' : 'Meu CNPJ tem letras'}
        </button>
      }
    >
      <MaskedInput
        {...describing(binding, hint)}
        mask={field.mask}
        typed={typed}
        onChange={onChange}
        inputMode={hasLetters ? 'text' : 'numeric'}
        autoComplete={field.autocomplete}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
    </FieldFrame>
  );
};
