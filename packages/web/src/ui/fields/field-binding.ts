import type { Field } from '@aroeira/domain/kernel';
import type { ChoiceSearch } from '../forms/choice-search.ts';

/** Whether the client may change a field. A disabled one is out of reach; a read-only one can still be read and copied. */
export type Availability = 'open' | 'readOnly' | 'disabled';

/** A field of a form as its React component gets it. `Typed` is what the field holds while it is typed. */
export interface FieldBinding<Typed> {
  /** Of the element that takes the focus when a submit is refused for this field. */
  readonly id: string;
  readonly field: Field<Typed, unknown>;
  readonly typed: Typed;
  /** What stood there before anybody touched it. */
  readonly start?: Typed;
  // A method, which TypeScript compares both ways, so that bindings of many types make one registry of inputs.
  onChange(typed: Typed): void;
  readonly isInvalid: boolean;
  /** The sentence, without its asterisk. A field may be wrong without one, when another field says it for both. */
  readonly error: string | undefined;
  readonly availability: Availability;
  /** What the Enter key of a phone's keyboard says: there is more to fill in, or this is all. */
  readonly enterKeyHint: 'next' | 'done';
  /** What the server finds for a text, when the field's choices come from there. */
  readonly search?: ChoiceSearch | undefined;
}

export const labelId = (id: string): string => `${id}-label`;
export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** Which sentences describe a field: the hint and the error, when they are there. */
export const describedBy = ({ id, error }: FieldBinding<unknown>, hint: string | undefined): string | undefined =>
  [hint === undefined ? [] : hintId(id), error === undefined ? [] : errorId(id)].flat().join(' ') || undefined;

/** What a control tells assistive technology about its field. */
export const describing = (binding: FieldBinding<unknown>, hint = binding.field.hint) => ({
  id: binding.id,
  'aria-required': binding.field.isRequired,
  'aria-invalid': binding.isInvalid,
  'aria-describedby': describedBy(binding, hint),
  disabled: binding.availability === 'disabled',
});
