import type { Field } from '@aroeira/domain/kernel';

/** A field of a form as its React component gets it. `Typed` is what the field holds while it is typed. */
export interface FieldBinding<Typed> {
  /** Of the element that takes the focus when a submit is refused for this field. */
  readonly id: string;
  readonly field: Field<Typed, unknown>;
  readonly typed: Typed;
  // A method, which TypeScript compares both ways, so that bindings of many types make one registry of inputs.
  onChange(typed: Typed): void;
  readonly isInvalid: boolean;
  /** The sentence, without its asterisk. A field may be wrong without one, when another field says it for both. */
  readonly error: string | undefined;
}

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** What a control tells assistive technology about its field. */
export const describing = ({ id, field, isInvalid, error }: FieldBinding<unknown>, hint = field.hint) => ({
  id,
  'aria-required': field.isRequired,
  'aria-invalid': isInvalid,
  'aria-describedby':
    [hint === undefined ? [] : hintId(id), error === undefined ? [] : errorId(id)].flat().join(' ') || undefined,
});
