import { describing, type FieldBinding } from '../field-binding.ts';
import { FieldFrame } from '../field-frame.tsx';

/** Text of many lines. It grows with what is typed, where the browser can. */
export const TextareaInput = ({ binding }: { readonly binding: FieldBinding<string> }) => {
  const { field, typed, onChange, availability } = binding;
  return (
    <FieldFrame binding={binding}>
      <textarea
        {...describing(binding)}
        className="input is-text"
        rows={4}
        value={typed}
        onChange={({ currentTarget }) => onChange(field.mask?.show(currentTarget.value) ?? currentTarget.value)}
        readOnly={availability === 'readOnly'}
        autoComplete={field.autocomplete}
        autoCapitalize="sentences"
      />
    </FieldFrame>
  );
};
