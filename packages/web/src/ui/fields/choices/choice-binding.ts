import type { Choice, ChoiceValue, Field } from '@aroeira/domain/kernel';
import type { FieldBinding } from '../field-binding.ts';

/** A field whose choices are all known. */
interface ChoiceField<Typed> extends Field<Typed, unknown> {
  readonly choices: readonly Choice<ChoiceValue>[];
}

/** A field of known choices, as its component gets it. */
export interface ChoiceBinding<Typed> extends FieldBinding<Typed> {
  readonly field: ChoiceField<Typed>;
}

/** What the client reads of what was chosen. */
export const labelOf = (choices: readonly Choice<ChoiceValue>[], value: ChoiceValue | undefined): string =>
  choices.find((choice) => choice.value === value)?.label ?? '';
