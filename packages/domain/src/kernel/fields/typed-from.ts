import { asForm, emptyForm } from './check-form.ts';
import type { Field } from './field.ts';
import type { Fields, Form, FormError, Typed, Values } from './form.ts';

/**
 * What stands in a form that starts from what is kept of a client already, as their own typing would have left it. A
 * value that a field would refuse stands there all the same, so that nothing is lost without a word.
 *
 * @param saved values as the form hands them on; what is absent starts empty
 */
export const typedFrom = <F extends Fields, C extends keyof F = never, X extends FormError = never>(
  declared: F | Form<F, C, X>,
  saved: { readonly [Name in keyof Values<F, C>]?: Values<F, C>[Name] | undefined },
): Typed<F> => {
  const form = asForm(declared);
  // Neither Object.entries nor a loop knows which name has which type.
  const values = Object.entries<unknown>(saved).filter(([, value]) => value !== undefined);
  const written = values.flatMap(([name, value]) => {
    const field: Field<unknown, unknown> | undefined = form.fields[name];
    return field === undefined ? [] : [[name, field.write(value)] as const];
  });
  return { ...emptyForm(form), ...Object.fromEntries(written) };
};
