import { identity } from 'fp-ts/function';
import { readChoice, type Choice, type ChoiceValue } from './choice.ts';
import type { Declaration, Field } from './field.ts';

/** One of a few, all in sight. @see spec A §5 Field types */
export interface RadiogroupField<V extends ChoiceValue> extends Field<V | undefined, V> {
  readonly type: 'radiogroup';
  readonly choices: readonly Choice<V>[];
}

export const radiogroupField = <const V extends ChoiceValue>(
  declaration: Declaration & Pick<RadiogroupField<V>, 'choices'>,
): RadiogroupField<V> => ({
  type: 'radiogroup',
  isRequired: true,
  empty: undefined,
  isBlank: (chosen) => chosen === undefined,
  read: readChoice(declaration.choices),
  write: identity,
  ...declaration,
});
