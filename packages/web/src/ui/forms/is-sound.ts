import { checkField, type Field, type FieldContext } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';

/** Whether a field is filled in and right by itself. Then only a rule over several fields can make it wrong. */
export const isSound = (field: Field<unknown, unknown> | undefined, typed: unknown, context: FieldContext): boolean =>
  field !== undefined && !field.isBlank(typed) && E.isRight(checkField(field, typed, context));
