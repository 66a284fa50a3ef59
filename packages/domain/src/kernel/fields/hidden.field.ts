import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import type { Field } from './field.ts';

/**
 * A value that the form sends and nobody sees, such as an id. It is never required, because nobody can fill it in.
 * @param value the start value. A screen may change it later
 * @see spec A §5 Field types
 */
export const hiddenField = <V>(
  value: V | undefined,
): Field<V | undefined, V | undefined, 'hidden'> & { readonly isRequired: false } => ({
  type: 'hidden',
  caption: '',
  isRequired: false,
  empty: value,
  isBlank: (held) => held === undefined,
  read: E.right,
  write: identity,
});
