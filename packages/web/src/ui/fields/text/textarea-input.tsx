import { describing, isReadOnly, type FieldBinding } from '../field-binding.ts';
import { FieldFrame } from '../field-frame.tsx';

/** The input of many lines. It grows with its text, if the browser supports that. */
export const TextareaInput = ({ binding }: { readonly binding: FieldBinding<string> }) => {
  const { field, typed, onChange } = binding;
  return (
    <FieldFrame binding={binding}>
      <textarea
        {...describing(binding)}
        className="input is-text"
        rows={4}
        value={typed}
        onChange={({ currentTarget }) => onChange(field.mask?.show(currentTarget.value) ?? currentTarget.value)}
        readOnly={isReadOnly(binding)}
        autoComplete={field.autocomplete}
        autoCapitalize="sentences"
      />
    </FieldFrame>
  );
};
