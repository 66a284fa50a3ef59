import { identity } from 'fp-ts/function';
import { readChoices, type Choice, type ChoiceValue } from './choice.ts';
import type { Declaration, Field } from './field.ts';

/** Boxes to check, any number of them; a required one needs at least one. @see spec A §5 Field types */
export interface CheckgroupField<V extends ChoiceValue> extends Field<readonly V[], readonly V[]> {
  readonly type: 'checkgroup';
  readonly choices: readonly Choice<V>[];
}

export const checkgroupField = <const V extends ChoiceValue>(
  declaration: Declaration & Pick<CheckgroupField<V>, 'choices'>,
): CheckgroupField<V> => ({
  type: 'checkgroup',
  isRequired: true,
  empty: [],
  isBlank: (chosen) => chosen.length === 0,
  read: readChoices(declaration.choices),
  write: identity,
  ...declaration,
});
