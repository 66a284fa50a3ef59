import * as E from 'fp-ts/Either';
import type { Choice, ChoiceValue } from './choice.ts';
import type { Declaration, Field } from './field.ts';

/**
 * One choice that a search at the server found. The field holds the whole choice, because there is no list of all
 * choices here. A typed text without a choice counts as empty.
 *
 * @see spec A §5 Field types
 */
export const selectAutoCompleteField = <V extends ChoiceValue>(
  declaration: Declaration,
): Field<Choice<V> | undefined, V, 'selectAutoComplete'> => ({
  type: 'selectAutoComplete',
  isRequired: true,
  empty: undefined,
  isBlank: (chosen) => chosen === undefined,
  read: (chosen) => (chosen === undefined ? E.left({ _tag: 'ChoiceUnknown' }) : E.right(chosen.value)),
  // The label comes with a search. Until then the field shows the value itself.
  write: (value) => ({ value, label: String(value) }),
  ...declaration,
});
