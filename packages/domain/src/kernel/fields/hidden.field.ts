import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import type { Field } from './field.ts';

/** What a form hands on and nobody sees: an id, say. A form that needs one is a function of it. @see spec A §5 Field types */
export interface HiddenField<V> extends Field<V | undefined, V | undefined> {
  readonly type: 'hidden';
  /** Nobody could answer for it. */
  readonly isRequired: false;
}

/** @param value what the form starts with; a screen may set it later */
export const hiddenField = <V>(value: V | undefined): HiddenField<V> => ({
  type: 'hidden',
  caption: '',
  isRequired: false,
  empty: value,
  isBlank: (held) => held === undefined,
  read: E.right,
  write: identity,
});
