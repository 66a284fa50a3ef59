import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { describedBy, labelId, type FieldBinding, errorId, hintId } from './field-binding.ts';
import { FieldError } from './field-error.tsx';

interface FrameProps {
  readonly binding: FieldBinding<unknown>;
  readonly children: ReactNode;
  /** A quiet control at the other end of the caption. The Tab key comes to it after the control that it serves. */
  readonly aside?: ReactNode;
}

interface FieldFrameProps extends FrameProps {
  /** Replaces the hint that the form declares. */
  readonly hint?: string | undefined;
}

/** Draws the label above a control, the hint and the error below it. The label stays while the client types. */
export const FieldFrame = ({ hint, ...props }: FieldFrameProps) => {
  const { id, field } = props.binding;
  const label = (
    <label className="field-label" id={labelId(id)} htmlFor={id}>
      <Caption field={field} />
    </label>
  );
  return <Frame {...props} hint={hint ?? field.hint} label={label} />;
};

interface GroupFrameProps extends FrameProps {
  /** A radio group itself may be required and invalid. In any other group only the controls may. */
  readonly role?: 'group' | 'radiogroup';
}

/** Draws a field of several controls: the caption names the group, the hint and the error describe it. */
export const GroupFrame = ({ role = 'group', ...props }: GroupFrameProps) => {
  const { binding } = props;
  const { id, field, isInvalid, availability } = binding;
  const label = (
    <span className="field-label" id={labelId(id)}>
      <Caption field={field} />
    </span>
  );
  const ofRadios = role === 'radiogroup' && {
    'aria-required': field.isRequired,
    'aria-invalid': isInvalid,
    'aria-readonly': availability === 'readOnly' || undefined,
  };
  const group = {
    role,
    'aria-labelledby': labelId(id),
    'aria-describedby': describedBy(binding, field.hint),
    ...ofRadios,
  };
  return <Frame {...props} hint={field.hint} label={label} group={group} />;
};

const Caption = ({ field }: Pick<FieldBinding<unknown>, 'field'>) => (
  <>
    {`${field.caption} `}
    {!field.isRequired && <span className="optional">opcional</span>}
  </>
);

interface Props extends FrameProps {
  readonly hint: string | undefined;
  readonly label: ReactNode;
  /** What assistive technology learns about a group. */
  readonly group?: HTMLAttributes<HTMLDivElement>;
}

const Frame = ({ binding, children, aside, hint, label, group }: Props) => {
  const isReadOnly = binding.availability === 'readOnly';
  const look = `field${isReadOnly ? ' is-read-only' : ''}${aside === undefined ? '' : ' has-aside'}`;
  return (
    <div className={look} {...group}>
      {label}
      {children}
      {aside}
      <FieldNotes binding={binding} hint={hint} />
    </div>
  );
};

interface NotesProps {
  readonly binding: FieldBinding<unknown>;
  readonly hint: string | undefined;
}

/** Draws the hint below a control, then the error. */
const FieldNotes = ({ binding: { id, error }, hint }: NotesProps) => (
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
