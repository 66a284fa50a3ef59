import { describing, type FieldBinding } from '../field-binding.ts';
import { FieldFrame } from '../field-frame.tsx';
import { keyboardOf } from './keyboards.ts';
import { MaskedInput } from './masked-input.tsx';

/** The input of all types of one line, with the keyboard of the type. */
export const TextInput = ({ binding }: { readonly binding: FieldBinding<string> }) => {
  const { field, typed, onChange, availability, enterKeyHint } = binding;
  const isFigure = field.type === 'money' || field.type === 'percent';
  const input = (
    <MaskedInput
      {...describing(binding)}
      {...keyboardOf(field)}
      className={isFigure ? 'input num is-figure' : 'input num'}
      mask={field.mask}
      typed={typed}
      onChange={onChange}
      readOnly={availability === 'readOnly'}
      autoComplete={field.autocomplete}
      enterKeyHint={enterKeyHint}
    />
  );
  return (
    <FieldFrame binding={binding}>
      {field.type === 'percent' ? (
        <span className="affix">
          {input}
          <span className="unit">%</span>
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  );
};
