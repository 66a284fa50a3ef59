import { asForm, emptyForm } from './check-form.ts';
import type { Field } from './field.ts';
import type { Fields, Form, FormError, Typed, Values } from './form.ts';

/** As the client types them, also what the field would refuse. @param saved a field without a value starts empty */
export const typedFrom = <F extends Fields, C extends keyof F = never, X extends FormError = never>(
  declared: F | Form<F, C, X>,
  saved: { readonly [Name in keyof Values<F, C>]?: Values<F, C>[Name] | undefined },
): Typed<F> => {
  const form = asForm(declared);
  // Object.entries and a loop lose the type of each name.
  const values = Object.entries<unknown>(saved).filter(([, value]) => value !== undefined);
  const written = values.flatMap(([name, value]) => {
    const field: Field<unknown, unknown> | undefined = form.fields[name];
    return field === undefined ? [] : [[name, field.write(value)] as const];
  });
  return { ...emptyForm(form), ...Object.fromEntries(written) };
};
