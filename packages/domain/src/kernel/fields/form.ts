import type { CalendarDay } from '../days.ts';
import type { Field, TypedOf, ValueOf } from './field.ts';
import type { FieldError } from './field.errors.ts';

/** The fields of a form by name, in the order in which they stand on the page. */
export type Fields = Readonly<Record<string, Field<unknown, unknown>>>;

/** What a form holds while it is typed. */
export type Typed<F extends Fields> = { readonly [K in keyof F]: TypedOf<F[K]> };

/** What a form hands on once every field is right. A field that may be hidden, named by `C`, may be absent. */
export type Values<F extends Fields, C extends keyof F = never> = {
  readonly [K in keyof F]: K extends C ? ValueOf<F[K]> | undefined : ValueOf<F[K]>;
};

/** An error of a form's own, beside those that any field can have. */
export interface FormError {
  readonly _tag: string;
}

/** What is wrong, by field name, in page order. A field that is right is absent. */
export type FormErrors<F extends Fields, X extends FormError = never> = { readonly [K in keyof F]?: FieldError | X };

/** What a rule over several fields looks at. */
export interface FilledForm<F extends Fields> {
  /** What was typed; a hidden field is as empty as at the start. */
  readonly typed: Typed<F>;
  /** What could be read: the fields that are visible, filled in and right by themselves. */
  readonly values: { readonly [K in keyof F]: ValueOf<F[K]> | undefined };
  readonly today: CalendarDay;
}

/**
 * What is wrong with a field in the light of others, if anything. A rule that finds an error of the form's own says so in
 * its return type, since TypeScript reads the form's `X` there.
 */
export type FormRule<F extends Fields, X extends FormError = never> = (
  form: FilledForm<F>,
) => FieldError | X | undefined;

/** Whether a field stands on the page, by what was typed in the fields before it. */
export type Visible<F extends Fields> = (typed: Typed<F>) => boolean;

/** A form whose fields depend on each other. One whose fields do not is just its `Fields`. */
export interface Form<F extends Fields, C extends keyof F = never, X extends FormError = never> {
  readonly _tag: 'Form';
  readonly fields: F;
  readonly visibleWhen: Readonly<Record<C, Visible<F>>>;
  readonly rules: { readonly [K in keyof F]?: FormRule<F, X> };
  readonly checks: FormCheck;
}

/** When a form says what is wrong while it is filled in: once the client pauses, or on every change. @see decision Q060 */
export type FormCheck = 'after-pause' | 'at-once';

/**
 * Declares a form whose fields depend on each other.
 *
 * @param parts `visibleWhen` says when a field is there at all: a hidden one is neither checked nor handed on, and those
 *   after it see it empty. `rules` look at several fields; that of a field speaks when the field is visible and has no
 *   error of its own, and may find one `Required` that is declared optional.
 */
export const declareForm = <F extends Fields, C extends keyof F = never, X extends FormError = never>(parts: {
  readonly fields: F;
  readonly visibleWhen?: Readonly<Record<C, Visible<F>>>;
  readonly rules?: { readonly [K in keyof F]?: FormRule<F, X> };
  readonly checks?: FormCheck;
}): Form<F, C, X> => ({
  _tag: 'Form',
  fields: parts.fields,
  // Nothing is conditional when nothing was said, so that C is never.
  visibleWhen: parts.visibleWhen ?? ({} as Readonly<Record<C, Visible<F>>>),
  rules: parts.rules ?? {},
  checks: parts.checks ?? 'after-pause',
});
