import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import type { Field } from './field.ts';

/** Sent and never seen, such as an id, so never required. @param value the start value @see spec A §5 Field types */
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
