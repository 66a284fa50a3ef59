import type { ReactNode } from 'react';
import { labelId, type FieldBinding } from './field-binding.ts';
import { FieldNotes } from './field-notes.tsx';

interface Props {
  readonly binding: FieldBinding<unknown>;
  readonly children: ReactNode;
  /** A quiet control at the label's other end. The keyboard comes to it after the field that it serves. */
  readonly aside?: ReactNode;
  /** Instead of the hint that the form declares. */
  readonly hint?: string | undefined;
}

/** Label above, hint and error below. The label never goes away while the client types. */
export const FieldFrame = ({ binding, children, aside, hint = binding.field.hint }: Props) => {
  const { id, field } = binding;
  return (
    <div className={aside === undefined ? 'field' : 'field has-aside'}>
      <div className="field-label">
        <label id={labelId(id)} htmlFor={id}>
          {`${field.caption} `}
          {!field.isRequired && <span className="optional">opcional</span>}
        </label>
      </div>
      {children}
      {aside}
      <FieldNotes binding={binding} hint={hint} />
    </div>
  );
};
