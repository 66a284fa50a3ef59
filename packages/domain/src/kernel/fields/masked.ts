import type * as E from 'fp-ts/Either';
import type { Declaration, Field, FieldType } from './field.ts';
import type { FieldError } from './field.errors.ts';
import { isEmptyMask, type Mask } from './mask.ts';

interface Masked<Value> {
  readonly mask: Mask;
  readonly read: (typed: string) => E.Either<FieldError, Value>;
  readonly autocomplete?: string;
}

/** A type of field whose mask writes the value. A text of separators alone is blank. */
export const masked =
  <const T extends FieldType, Value extends string>(type: T, own: Masked<Value>) =>
  (declaration: Declaration): Field<string, Value, T> => ({
    type,
    isRequired: true,
    empty: '',
    isBlank: isEmptyMask,
    write: own.mask.show,
    ...own,
    ...declaration,
  });
