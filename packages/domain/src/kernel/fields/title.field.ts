import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import type { Declaration, Field } from './field.ts';

/** A heading between the fields of a form. It takes no input and gives no value. @see spec A §5 Field types */
export const titleField = (
  caption: Declaration['caption'],
): Field<undefined, undefined, 'title'> & { readonly isRequired: false } => ({
  type: 'title',
  caption,
  isRequired: false,
  empty: undefined,
  isBlank: () => true,
  read: () => E.right(undefined),
  write: identity,
});
