import type { Choice, ChoiceValue, Field } from '@aroeira/domain/kernel';
import type { FieldBinding } from '../field-binding.ts';

/** A field that knows all its choices. */
interface ChoiceField<Typed> extends Field<Typed, unknown> {
  readonly choices: readonly Choice<ChoiceValue>[];
}

/** The binding of a field that knows all its choices. */
export interface ChoiceBinding<Typed> extends FieldBinding<Typed> {
  readonly field: ChoiceField<Typed>;
}

/** Returns the label of the chosen value, or an empty text. */
export const labelOf = (choices: readonly Choice<ChoiceValue>[], value: ChoiceValue | undefined): string =>
  choices.find((choice) => choice.value === value)?.label ?? '';
