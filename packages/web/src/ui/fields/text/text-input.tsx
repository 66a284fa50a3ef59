import { describing, isReadOnly, type FieldBinding } from '../field-binding.ts';
import { FieldFrame } from '../field-frame.tsx';
import { keyboardOf } from './keyboards.ts';
import { MaskedInput } from './masked-input.tsx';

/** The input of all types of one line, with the keyboard of the type. */
export const TextInput = ({ binding }: { readonly binding: FieldBinding<string> }) => {
  const { field, typed, onChange, enterKeyHint } = binding;
  const isPercent = field.type === 'percent';
  return (
    <FieldFrame binding={binding}>
      <span className={isPercent ? 'affix' : 'text-box'}>
        <MaskedInput
          {...describing(binding)}
          {...keyboardOf(field)}
          className={
            isPercent || field.type === 'money' || field.type === 'number' ? 'input num is-figure' : 'input num'
          }
          mask={field.mask}
          typed={typed}
          onChange={onChange}
          readOnly={isReadOnly(binding)}
          autoComplete={field.autocomplete}
          enterKeyHint={enterKeyHint}
        />
        {isPercent && <span className="unit">%</span>}
      </span>
    </FieldFrame>
  );
};
