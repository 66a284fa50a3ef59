import { useState } from 'react';
import { errorId, hintId, type FieldBinding } from './field-binding.ts';
import { FieldError } from './field-error.tsx';

interface Props {
  readonly binding: FieldBinding<unknown>;
  readonly hint: string | undefined;
}

/** What stands below a control: the help first, then what is wrong. */
export const FieldNotes = ({ binding: { id, error }, hint }: Props) => (
  <>
    {hint !== undefined && (
      <p className="hint" id={hintId(id)}>
        {hint}
      </p>
    )}
    {/* Another sentence is another element: what is put into a page is announced, what becomes an alert later is not. */}
    {error !== undefined && <NotedError key={error} id={id} sentence={error} />}
  </>
);

/**
 * A refused submit leads to the first wrong field, whose sentence is heard with it: an alert for each field would talk over
 * that. Only where the client is already nothing would be heard, and there the sentence is an alert.
 *
 * @see decision 0159
 */
const NotedError = ({ id, sentence }: { readonly id: string; readonly sentence: string }) => {
  const [isHere] = useState(() => isFocusAt(id));
  return <FieldError id={errorId(id)} sentence={sentence} isAnnounced={isHere} />;
};

/** Whether the focus is in the field of a control: on it, or on another of its group. */
const isFocusAt = (id: string): boolean => {
  const control = document.getElementById(id);
  return control !== null && document.activeElement?.closest('.field')?.contains(control) === true;
};
