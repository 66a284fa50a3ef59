import type { CalendarDay } from '../days.ts';
import type { Field, TypedOf, ValueOf } from './field.ts';
import type { FieldError } from './field.errors.ts';

/** The fields of a form by name, in page order. */
export type Fields = Readonly<Record<string, Field<unknown, unknown>>>;

/** What a form holds while the client types. */
export type Typed<F extends Fields> = { readonly [K in keyof F]: TypedOf<F[K]> };

/** What a form gives when every field is right. `C` names the fields that may be hidden, and so may be absent. */
export type Values<F extends Fields, C extends keyof F = never> = {
  readonly [K in keyof F]: K extends C ? ValueOf<F[K]> | undefined : ValueOf<F[K]>;
};

/** An error of one form, besides the errors that any field can have. */
export interface FormError {
  readonly _tag: string;
}

/** The errors by field name, in page order. A field without an error is absent. */
export type FormErrors<F extends Fields, X extends FormError = never> = { readonly [K in keyof F]?: FieldError | X };

/** What a rule over several fields reads. */
export interface FilledForm<F extends Fields> {
  /** The typed texts. A hidden field has its start value. */
  readonly typed: Typed<F>;
  /** The values of the visible fields that are filled in and have no error of their own. */
  readonly values: { readonly [K in keyof F]: ValueOf<F[K]> | undefined };
  readonly today: CalendarDay;
}

/** What is wrong with a field because of others. TypeScript infers the errors of the form from its return type. */
type FormRule<F extends Fields, X extends FormError = never> = (form: FilledForm<F>) => FieldError | X | undefined;

/** Decides whether a field is on the page, by the typed texts of the fields before it. */
export type Visible<F extends Fields> = (typed: Typed<F>) => boolean;

/** A form with fields that depend on each other. A form without such fields is only its `Fields`. */
export interface Form<F extends Fields, C extends keyof F = never, X extends FormError = never> {
  readonly _tag: 'Form';
  readonly fields: F;
  readonly visibleWhen: Readonly<Record<C, Visible<F>>>;
  readonly rules: { readonly [K in keyof F]?: FormRule<F, X> };
  readonly shared: SharedRules<F>;
  readonly checks: FormCheck;
}

/** The fields that mend what a rule refuses, by the field that shows its error. */
type SharedRules<F extends Fields> = { readonly [K in keyof F]?: readonly (keyof F)[] };

/** When a form shows errors while the client fills it in: after a pause, or at every change. @see decision Q060 */
type FormCheck = 'after-pause' | 'at-once';

/**
 * Declares a form with fields that depend on each other.
 *
 * @param parts `visibleWhen` says when a field is on the page. The form does not check a hidden field and does not give
 * its value. Later fields see it as empty. `rules` read several fields. The rule of a field runs when the field is
 * visible and has no error of its own. It may return `Required` for an optional field. `shared` names the fields of a
 * rule that any of them can satisfy.
 */
export const declareForm = <F extends Fields, C extends keyof F = never, X extends FormError = never>(parts: {
  readonly fields: F;
  readonly visibleWhen?: Readonly<Record<C, Visible<F>>>;
  readonly rules?: { readonly [K in keyof F]?: FormRule<F, X> };
  readonly shared?: SharedRules<F>;
  readonly checks?: FormCheck;
}): Form<F, C, X> => ({
  _tag: 'Form',
  fields: parts.fields,
  // Without `visibleWhen` no field is conditional, so C is `never`.
  visibleWhen: parts.visibleWhen ?? ({} as Readonly<Record<C, Visible<F>>>),
  rules: parts.rules ?? {},
  shared: parts.shared ?? {},
  checks: parts.checks ?? 'after-pause',
});
