import { choiceText, type Choice, type ChoiceValue, type Field } from '@aroeira/domain/kernel';
import type { FieldBinding } from '../field-binding.ts';

/** A field that knows all its choices. */
interface ChoiceField<Typed> extends Field<Typed, unknown> {
  readonly choices: readonly Choice<ChoiceValue>[];
}

/** The binding of a field that knows all its choices. */
export interface ChoiceBinding<Typed> extends FieldBinding<Typed> {
  readonly field: ChoiceField<Typed>;
}

/** The choice of a value. */
export const choiceOf = (
  choices: readonly Choice<ChoiceValue>[],
  value: ChoiceValue | undefined,
): Choice<ChoiceValue> | undefined => choices.find((choice) => choice.value === value);

/** Returns the chosen value on one line, or an empty text. */
export const labelOf = (choices: readonly Choice<ChoiceValue>[], value: ChoiceValue | undefined): string => {
  const choice = choiceOf(choices, value);
  return choice === undefined ? '' : choiceText(choice);
};
