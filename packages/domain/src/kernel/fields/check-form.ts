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

/** A form. It is declared as fields or with `declareForm`. */
type Declared<F extends Fields, C extends keyof F, X extends FormError> = F | Form<F, C, X>;

/** The content of a form before anybody typed in it. */
export const emptyForm = <F extends Fields, C extends keyof F = never, X extends FormError = never>(
  declared: Declared<F, C, X>,
): Typed<F> =>
  // Object.fromEntries loses the type of each key.
  Object.fromEntries(Object.entries(asForm(declared).fields).map(([name, field]) => [name, field.empty])) as Typed<F>;

/** Turns both kinds of form declaration into the long kind. */
export const asForm = <F extends Fields, C extends keyof F = never, X extends FormError = never>(
  declared: Declared<F, C, X>,
): Form<F, C, X> => (isForm(declared) ? declared : declareForm<F, C, X>({ fields: declared }));

const isForm = <F extends Fields, C extends keyof F, X extends FormError>(
  declared: Declared<F, C, X>,
): declared is Form<F, C, X> => '_tag' in declared && declared._tag === 'Form';

/** The names of the visible fields in page order, and the typed texts. A hidden field has its empty text. */
interface Standing<F extends Fields> {
  readonly names: readonly (keyof F & string)[];
  readonly typed: Typed<F>;
}

const standing = <F extends Fields, C extends keyof F, X extends FormError>(
  form: Form<F, C, X>,
  typed: Typed<F>,
): Standing<F> => {
  // C is some of the fields' names. A field that is not among them has no condition.
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
  Object.keys(fields) as (keyof F & string)[]; // Object.keys loses the type of the keys

/** The names of the fields that are visible now, in page order. */
export const visibleFields = <F extends Fields, C extends keyof F = never, X extends FormError = never>(
  declared: Declared<F, C, X>,
  typed: Typed<F>,
): readonly (keyof F & string)[] => standing(asForm(declared), typed).names;

/**
 * Checks a whole form: each visible field by itself, then the rules over several fields. A rule does not replace a
 * field's own error.
 * @returns the values, or the error of each field, in page order
 * @see spec A §4 Forms: "Submit validates all fields"; decision 0054
 */
export const checkForm = <F extends Fields, C extends keyof F = never, X extends FormError = never>(
  declared: Declared<F, C, X>,
  typed: Typed<F>,
  context: FieldContext,
): E.Either<FormErrors<F, X>, Values<F, C>> => {
  const form = asForm(declared);
  const now = standing(form, typed);
  const { own, filled } = checkFields(form, now, context);
  const errors = now.names.flatMap((name) => {
    const error = own[name] ?? form.rules[name]?.(filled);
    return error === undefined ? [] : [[name, error] as const];
  });
  // Each field has its own error, and its own value. Object.fromEntries and the loop lose which.
  if (errors.length > 0) return E.left(Object.fromEntries(errors) as FormErrors<F, X>);
  // Without an error every visible field has its value.
  return E.right(filled.values as Values<F, C>);
};

/** Checks each visible field by itself: the error of each wrong one, and what the rules read. */
const checkFields = <F extends Fields, C extends keyof F, X extends FormError>(
  form: Form<F, C, X>,
  now: Standing<F>,
  context: FieldContext,
) => {
  const own: Record<string, FieldError> = {};
  const values: Record<string, unknown> = {};
  for (const name of now.names) {
    const field: Field<unknown, unknown> | undefined = form.fields[name];
    if (field === undefined) continue;
    const checked = checkField<unknown, unknown>(field, now.typed[name], context);
    if (E.isLeft(checked)) own[name] = checked.left;
    else values[name] = checked.right;
  }
  // Each field reads its own key. TypeScript cannot follow this through a loop.
  return { own, filled: filledForm(now.typed, values as FilledForm<F>['values'], context) };
};

/** What the rules read. Only a rule that needs today asks for it. @see fieldContext */
const filledForm = <F extends Fields>(
  typed: Typed<F>,
  values: FilledForm<F>['values'],
  context: FieldContext,
): FilledForm<F> => ({
  typed,
  values,
  get today() {
    return context.today;
  },
});

/** The visible fields that a rule would miss now, an optional one too. @see decisions 0054, 0317 */
export const requiredFields = <F extends Fields, C extends keyof F = never, X extends FormError = never>(
  declared: Declared<F, C, X>,
  typed: Typed<F>,
  context: FieldContext,
): readonly (keyof F & string)[] => {
  const form = asForm(declared);
  const now = standing(form, typed);
  const { filled } = checkFields(form, now, context);
  return now.names.filter((name) => {
    const field: Field<unknown, unknown> | undefined = form.fields[name];
    const blank = filledForm<F>(
      { ...filled.typed, [name]: field?.empty },
      { ...filled.values, [name]: undefined },
      context,
    );
    const isMissed = Object.entries(form.shared).some(
      ([at, fields]) => fields?.includes(name) === true && form.rules[at]?.(blank) !== undefined,
    );
    return field?.isRequired === true || isMissed || form.rules[name]?.(blank)?._tag === 'Required';
  });
};
