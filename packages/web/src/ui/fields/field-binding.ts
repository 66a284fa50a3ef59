import type { Field } from '@aroeira/domain/kernel';
import type { ChoiceSearch } from '../forms/choice-search.ts';

/** Whether the client may change a field. The keyboard reaches a read-only field, but not a disabled one. */
export type Availability = 'open' | 'readOnly' | 'disabled';

/** What the React component of a field receives. `Typed` is the type of the value while the client types. */
export interface FieldBinding<Typed> {
  /** The id of the control. It takes the focus when the form refuses a submit because of this field. */
  readonly id: string;
  readonly field: Field<Typed, unknown>;
  readonly typed: Typed;
  /** The value before the first change. */
  readonly start?: Typed;
  // A method: TypeScript compares its parameter in both directions, so that one registry holds the inputs of all types.
  onChange(typed: Typed): void;
  /** Tells the form that the value is on its way, such as a photo that becomes ready. */
  readonly onWait?: (ready: Promise<boolean> | undefined) => void;
  readonly isInvalid: boolean;
  /** The sentence without the asterisk. An invalid field has none when another field says it for both. */
  readonly error: string | undefined;
  readonly availability: Availability;
  /** The form is being sent: the field takes nothing for the moment, and otherwise stays as it is. */
  readonly isHeld?: boolean;
  /** The word on the Enter key of a phone: `done` in the last field, `next` in the others. */
  readonly enterKeyHint: 'next' | 'done';
  /** The search, if the choices of the field come from the server. */
  readonly search?: ChoiceSearch | undefined;
}

export const labelId = (id: string): string => `${id}-label`;
export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** The ids of the sentences that describe a field: the hint and the error, if there are any. */
export const describedBy = ({ id, error }: FieldBinding<unknown>, hint: string | undefined): string | undefined =>
  [hint === undefined ? [] : hintId(id), error === undefined ? [] : errorId(id)].flat().join(' ') || undefined;

/** Whether the client may look at a text, and not change it. */
export const isReadOnly = ({ availability, isHeld }: Pick<FieldBinding<never>, 'availability' | 'isHeld'>): boolean =>
  availability === 'readOnly' || isHeld === true;

/** The attributes that tell assistive technology about a field. */
export const describing = (binding: FieldBinding<unknown>, hint = binding.field.hint) => ({
  id: binding.id,
  'aria-required': binding.field.isRequired,
  'aria-invalid': binding.isInvalid,
  'aria-describedby': describedBy(binding, hint),
  disabled: binding.availability === 'disabled',
});
