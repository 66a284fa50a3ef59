import { useState } from 'react';
import { errorId, hintId, type FieldBinding } from './field-binding.ts';
import { FieldError } from './field-error.tsx';

interface Props {
  readonly binding: FieldBinding<unknown>;
  readonly hint: string | undefined;
}

/** Draws the hint below a control, then the error. */
export const FieldNotes = ({ binding: { id, error }, hint }: Props) => (
  <>
    {hint !== undefined && (
      <p className="hint" id={hintId(id)}>
        {hint}
      </p>
    )}
    {/* Each sentence is a new element. A screen reader announces a new alert, not a changed one. */}
    {error !== undefined && <NotedError key={error} id={id} sentence={error} />}
  </>
);

/**
 * Draws the error, as an alert only if the focus is already in the field. A refused submit moves the focus to the first
 * wrong field, and the screen reader reads its error then. An alert for each field would interrupt that.
 *
 * @see decision 0159
 */
const NotedError = ({ id, sentence }: { readonly id: string; readonly sentence: string }) => {
  const [isHere] = useState(() => isFocusAt(id));
  return <FieldError id={errorId(id)} sentence={sentence} isAnnounced={isHere} />;
};

/** Whether the focus is on the control with this id, or on another control of its group. */
const isFocusAt = (id: string): boolean => {
  const control = document.getElementById(id);
  return control !== null && document.activeElement?.closest('.field')?.contains(control) === true;
};
