import type { ReactNode } from 'react';
import { errorId, hintId, type FieldBinding } from './field-binding.ts';
import { FieldError } from './field-error.tsx';

interface Props {
  readonly binding: FieldBinding<unknown>;
  readonly children: ReactNode;
  /** A quiet control at the label's other end. */
  readonly aside?: ReactNode;
  /** Instead of the hint that the form declares. */
  readonly hint?: string | undefined;
}

/** Label above, hint and error below. The label never goes away while the client types. */
export const FieldFrame = ({ binding, children, aside, hint = binding.field.hint }: Props) => {
  const { id, field, error } = binding;
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>
          {field.caption}
          {!field.isRequired && <span className="optional"> (opcional)</span>}
        </label>
        {aside}
      </div>
      {children}
      {hint !== undefined && (
        <p className="hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={errorId(id)} sentence={error} />}
    </div>
  );
};
