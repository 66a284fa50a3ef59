import * as E from 'fp-ts/Either';
import { checkField, type Field, type FieldContext, type TypedOf, type ValueOf } from './field.ts';
import type { FieldError } from './field.errors.ts';

/** The fields of a form by name, in the order in which they stand on the page. */
export type Fields = Readonly<Record<string, Field<unknown, unknown>>>;

/** What a form holds while it is typed. */
export type Typed<F extends Fields> = { readonly [K in keyof F]: TypedOf<F[K]> };

/** What a form hands on once every field is right. */
export type Values<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** What is wrong, by field name, in page order. A field that is right is absent. */
export type FormErrors<F extends Fields> = { readonly [K in keyof F]?: FieldError };

/** What stands in a form that nobody typed in yet. */
export const emptyForm = <F extends Fields>(fields: F): Typed<F> =>
  // Object.fromEntries forgets which key has which type.
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.empty])) as Typed<F>;

/**
 * Checks a whole form.
 *
 * @returns the values to hand on, or what is wrong by field
 * @see spec A §4 Forms: "Submit validates all fields"
 */
export const checkForm = <F extends Fields>(
  fields: F,
  typed: Typed<F>,
  context: FieldContext,
): E.Either<FormErrors<F>, Values<F>> => {
  const errors: Record<string, FieldError> = {};
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const checked = checkField<unknown, unknown>(field, typed[name] as never, context);
    if (E.isLeft(checked)) errors[name] = checked.left;
    else values[name] = checked.right;
  }
  // Each key was checked by its own field, which TypeScript cannot follow through a loop.
  return Object.keys(errors).length > 0 ? E.left(errors as FormErrors<F>) : E.right(values as Values<F>);
};
