import * as E from 'fp-ts/Either';
import type { CalendarDay } from '../days.ts';
import type { FieldError } from './field.errors.ts';
import type { Mask } from './mask.ts';

/** The 26 field types of spec A §5. */
export type FieldType =
  | 'title'
  | 'captcha'
  | 'hidden'
  | 'text'
  | 'textarea'
  | 'password'
  | 'cpf'
  | 'cnpj'
  | 'cpfcnpj'
  | 'phone'
  | 'email'
  | 'date'
  | 'birthdate'
  | 'daterange'
  | 'time'
  | 'cep'
  | 'number'
  | 'money'
  | 'percent'
  | 'checkgroup'
  | 'radiogroup'
  | 'select'
  | 'select2'
  | 'select2multi'
  | 'selectAutoComplete'
  | 'upload';

/** What a check may need to know besides what was typed. */
export interface FieldContext {
  readonly today: CalendarDay;
}

/**
 * One field of a form, declared once as data: it drives the React field, the CLI's input and the check alike.
 *
 * `Typed` is what the client's typing leaves (most often the text as shown), `Value` is what the form hands on.
 * @see spec A §5 Shared field rules
 */
export interface Field<Typed, Value> {
  readonly type: FieldType;
  /** The label, in Portuguese; part of some messages. */
  readonly caption: string;
  readonly isRequired: boolean;
  /** The sentence for an empty required field when a form has its own (spec A §5 Access forms, B §5). */
  readonly whenEmpty?: string;
  /** What the field holds before anybody types. */
  readonly empty: Typed;
  /** The HTML autocomplete token, when a browser may fill the field in. */
  readonly autocomplete?: string;
  /** A sentence of help that stands by the field, in Portuguese. */
  readonly hint?: string;
  /** How a text field shows what is typed. A field without one shows it as it is. */
  readonly mask?: Mask;
  // Methods, which TypeScript compares both ways, so that fields of many types still make one record of fields.
  /** Whether nothing was typed: a mask without digits is nothing. */
  isBlank(typed: Typed): boolean;
  /** Whether something stands there that a required field still counts as nothing: an amount of zero, or no number. */
  isNothing?(typed: Typed): boolean;
  /** Reads what was typed, or says the first thing that is wrong with it. Never called while blank. */
  read(typed: Typed, context: FieldContext): E.Either<FieldError, Value>;
  /** What a client would have typed for a value that is kept already, nothing of it lost: the way back from `read`. */
  write(value: Value): Typed;
}

/** What every field is declared with: its caption, and what a form says otherwise than the field type. */
export type Declaration = Pick<Field<unknown, unknown>, 'caption' | 'whenEmpty' | 'autocomplete' | 'hint'>;

/** Makes a field optional: nothing typed is `undefined`, anything typed is checked the same. */
export const optional = <F extends Field<unknown, unknown>>(field: F): Optional<F> => ({ ...field, isRequired: false });

/** A field that may stay empty. */
export type Optional<F> = Omit<F, 'isRequired'> & { readonly isRequired: false };

/** What a field holds while it is typed. */
export type TypedOf<F> = F extends { readonly empty: infer Typed } ? Typed : never;

/** What a field hands on once it is right: maybe nothing, when it is optional. */
export type ValueOf<F> =
  F extends Field<unknown, infer Value>
    ? F extends { readonly isRequired: false }
      ? Value | undefined
      : Value
    : never;

/** Checks one field: required first, then its own rules. */
export const checkField = <Typed, Value>(
  field: Field<Typed, Value>,
  typed: Typed,
  context: FieldContext,
): E.Either<FieldError, Value | undefined> => {
  const isBlank = field.isBlank(typed);
  if (field.isRequired && (isBlank || field.isNothing?.(typed))) return E.left({ _tag: 'Required' });
  return isBlank ? E.right(undefined) : field.read(typed, context);
};
