import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import type { Declaration, Field } from './field.ts';

/** A heading between the fields of a form. It takes no input and gives no value. @see spec A §5 Field types */
export interface TitleField extends Field<undefined, undefined> {
  readonly type: 'title';
  readonly isRequired: false;
}

export const titleField = (caption: Declaration['caption']): TitleField => ({
  type: 'title',
  caption,
  isRequired: false,
  empty: undefined,
  isBlank: () => true,
  read: () => E.right(undefined),
  write: identity,
});
