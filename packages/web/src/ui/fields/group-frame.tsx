import type { ReactNode } from 'react';
import { describedBy, labelId, type FieldBinding } from './field-binding.ts';
import { FieldNotes } from './field-notes.tsx';

interface Props {
  readonly binding: FieldBinding<unknown>;
  readonly children: ReactNode;
  /** A radio group may say itself that it is required and wrong; in another group its controls say it. */
  readonly role?: 'group' | 'radiogroup';
  /** A quiet control at the caption's other end. The keyboard comes to it after those that it serves. */
  readonly aside?: ReactNode;
}

/** A field of several controls: the caption names the group, and hint and error describe it. */
export const GroupFrame = ({ binding, children, role = 'group', aside }: Props) => {
  const { id, field, isInvalid, availability } = binding;
  const ofRadios =
    role === 'radiogroup'
      ? {
          'aria-required': field.isRequired,
          'aria-invalid': isInvalid,
          ...(availability === 'readOnly' ? { 'aria-readonly': true } : {}),
        }
      : {};
  const look = [availability === 'readOnly' ? ' is-read-only' : '', aside === undefined ? '' : ' has-aside'].join('');
  return (
    <div
      className={`field${look}`}
      role={role}
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy(binding, field.hint)}
      {...ofRadios}
    >
      <span className="field-label" id={labelId(id)}>
        {`${field.caption} `}
        {!field.isRequired && <span className="optional">opcional</span>}
      </span>
      {children}
      {aside}
      <FieldNotes binding={binding} hint={field.hint} />
    </div>
  );
};
