import * as E from 'fp-ts/Either';
import { checkField, type Field, type FieldContext } from './field.ts';
import type { FieldError } from './field.errors.ts';
import {
  declareForm,
  type Fields,
  type FilledForm,
  type Form,
  type FormError,
  type FormErrors,
  type Typed,
  type Values,
  type Visible,
} from './form.ts';

/** A form in either way of declaring one. */
type Declared<F extends Fields, C extends keyof F, X extends FormError> = F | Form<F, C, X>;

/** What stands in a form that nobody typed in yet. */
export const emptyForm = <F extends Fields, C extends keyof F = never, X extends FormError = never>(
  declared: Declared<F, C, X>,
): Typed<F> =>
  // Object.fromEntries forgets which key has which type.
  Object.fromEntries(Object.entries(asForm(declared).fields).map(([name, field]) => [name, field.empty])) as Typed<F>;

/** A form whose fields depend on each other, out of either way of declaring one. */
export const asForm = <F extends Fields, C extends keyof F = never, X extends FormError = never>(
  declared: Declared<F, C, X>,
): Form<F, C, X> => (isForm(declared) ? declared : declareForm<F, C, X>({ fields: declared }));

const isForm = <F extends Fields, C extends keyof F, X extends FormError>(
  declared: Declared<F, C, X>,
): declared is Form<F, C, X> => '_tag' in declared && declared._tag === 'Form';

/** The names of the fields that stand on the page, in its order, and what was typed, with the hidden ones empty. */
interface Standing<F extends Fields> {
  readonly names: readonly (keyof F & string)[];
  readonly typed: Typed<F>;
}

const standing = <F extends Fields, C extends keyof F, X extends FormError>(
  form: Form<F, C, X>,
  typed: Typed<F>,
): Standing<F> => {
  // C is some of the fields' names; whoever is not among them has no condition.
  const visibleWhen = form.visibleWhen as Partial<Record<keyof F, Visible<F>>>;
  return namesOf(form.fields).reduce<Standing<F>>(
    (before, name) =>
      (visibleWhen[name]?.(before.typed) ?? true)
        ? { ...before, names: [...before.names, name] }
        : { ...before, typed: { ...before.typed, [name]: form.fields[name]?.empty } },
    { names: [], typed },
  );
};

const namesOf = <F extends Fields>(fields: F): readonly (keyof F & string)[] =>
  Object.keys(fields) as (keyof F & string)[]; // Object.keys forgets which keys

/** The names of the fields that stand on the page now, in its order. */
export const visibleFields = <F extends Fields, C extends keyof F = never, X extends FormError = never>(
  declared: Declared<F, C, X>,
  typed: Typed<F>,
): readonly (keyof F & string)[] => standing(asForm(declared), typed).names;

/**
 * Checks a whole form: every visible field by itself, then the rules over several, which never talk over a field's own
 * error.
 *
 * @returns the values to hand on, or what is wrong by field, in page order
 * @see spec A §4 Forms: "Submit validates all fields"; decision 0054
 */
export const checkForm = <F extends Fields, C extends keyof F = never, X extends FormError = never>(
  declared: Declared<F, C, X>,
  typed: Typed<F>,
  context: FieldContext,
): E.Either<FormErrors<F, X>, Values<F, C>> => {
  const form = asForm(declared);
  const now = standing(form, typed);
  const own: Record<string, FieldError> = {};
  const values: Record<string, unknown> = {};
  for (const name of now.names) {
    const field: Field<unknown, unknown> | undefined = form.fields[name];
    if (field === undefined) continue;
    const checked = checkField<unknown, unknown>(field, now.typed[name], context);
    if (E.isLeft(checked)) own[name] = checked.left;
    else values[name] = checked.right;
  }
  // Each key was read by its own field, which TypeScript cannot follow through a loop.
  const filled: FilledForm<F> = { typed: now.typed, values: values as FilledForm<F>['values'], today: context.today };
  const errors = now.names.flatMap((name) => {
    const error = own[name] ?? form.rules[name]?.(filled);
    return error === undefined ? [] : [[name, error] as const];
  });
  // The same, for what is wrong and for what is handed on.
  return errors.length > 0 ? E.left(Object.fromEntries(errors) as FormErrors<F, X>) : E.right(values as Values<F, C>);
};
