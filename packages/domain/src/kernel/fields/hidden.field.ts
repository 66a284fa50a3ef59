import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import type { Field } from './field.ts';

/**
 * A value that the form gives and nobody sees, for example an id. The form is a function of this value.
 *
 * @see spec A §5 Field types
 */
export interface HiddenField<V> extends Field<V | undefined, V | undefined> {
  readonly type: 'hidden';
  /** Nobody can fill it in. */
  readonly isRequired: false;
}

/** @param value the start value. A screen may set it later */
export const hiddenField = <V>(value: V | undefined): HiddenField<V> => ({
  type: 'hidden',
  caption: '',
  isRequired: false,
  empty: value,
  isBlank: (held) => held === undefined,
  read: E.right,
  write: identity,
});
