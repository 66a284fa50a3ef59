import * as E from 'fp-ts/Either';
import type { Choice, ChoiceValue } from './choice.ts';
import type { Declaration, Field } from './field.ts';

/**
 * One of what a search at the server found. It holds the found choice whole, since no list of all exists here; what was
 * typed and not chosen is nothing.
 *
 * @see spec A §5 Field types
 */
export interface SelectAutoCompleteField<V extends ChoiceValue> extends Field<Choice<V> | undefined, V> {
  readonly type: 'selectAutoComplete';
}

export const selectAutoCompleteField = <V extends ChoiceValue>(
  declaration: Declaration,
): SelectAutoCompleteField<V> => ({
  type: 'selectAutoComplete',
  isRequired: true,
  empty: undefined,
  isBlank: (chosen) => chosen === undefined,
  read: (chosen) => (chosen === undefined ? E.left({ _tag: 'ChoiceUnknown' }) : E.right(chosen.value)),
  // The server's word for it comes with a search; until then it is called what it is.
  write: (value) => ({ value, label: String(value) }),
  ...declaration,
});
