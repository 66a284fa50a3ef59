import * as E from 'fp-ts/Either';
import { todayOf, type Clock } from '../clock.ts';
import type { CalendarDay } from '../days.ts';
import type { FieldError } from './field.errors.ts';
import { type Mask, isEmptyMask } from './mask.ts';

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

/** The facts that a check may need besides the typed text. */
export interface FieldContext {
  readonly today: CalendarDay;
}

/** The facts by a clock. Few checks ask for today, and the platform reads its tables of zones for it. */
export const fieldContext = (clock: Clock): FieldContext => {
  const today = todayOf(clock);
  return {
    get today() {
      return today();
    },
  };
};

/** `Typed` is the content while the client types, `Value` the result. @see spec A §5 Shared field rules */
export interface Field<Typed, Value, Type extends FieldType = FieldType> {
  readonly type: Type;
  /** The label, in Portuguese. Some messages contain it. */
  readonly caption: string;
  readonly isRequired: boolean;
  /** The sentence for an empty required field when a form has its own (spec A §5 Access forms, B §5). */
  readonly whenEmpty?: string;
  /** What the field holds before the client types. */
  readonly empty: Typed;
  /** The HTML autocomplete token, if a browser may fill the field in. */
  readonly autocomplete?: string;
  /** A sentence of help beside the field, in Portuguese. */
  readonly hint?: string;
  /** How a text field shows the typed text. A field without a mask shows it unchanged. */
  readonly mask?: Mask;
  // TypeScript compares the parameters of methods in both directions, so fields of many types fit in one record.
  /** Whether the client typed nothing. A mask without digits counts as nothing. */
  isBlank(typed: Typed): boolean;
  /** Whether a required field counts the typed text as nothing: an amount of zero, or a text without a number. */
  isNothing?(typed: Typed): boolean;
  /** Reads the typed text, or gives its first error. The form does not call it for a blank field. */
  read(typed: Typed, context: FieldContext): E.Either<FieldError, Value>;
  /** Writes a stored value as a client would type it, without a loss. It is the inverse of `read`. */
  write(value: Value): Typed;
}

/** The declaration of every field: its caption, and the differences of this form from the field type. */
export type Declaration = Pick<Field<unknown, unknown>, 'caption' | 'whenEmpty' | 'autocomplete' | 'hint'>;

/** Makes a field optional. An empty one gives `undefined`. The check of typed text stays the same. */
export const optional = <F extends Field<unknown, unknown>>(field: F): Optional<F> => ({ ...field, isRequired: false });

/** A field that may stay empty. */
type Optional<F> = Omit<F, 'isRequired'> & { readonly isRequired: false };

/** What a field holds while the client types. */
export type TypedOf<F> = F extends { readonly empty: infer Typed } ? Typed : never;

/** What a valid field gives. An optional field may give nothing. */
export type ValueOf<F> =
  F extends Field<unknown, infer Value>
    ? F extends { readonly isRequired: false }
      ? Value | undefined
      : Value
    : never;

/** Checks one field: first whether it is required, then its own rules. */
export const checkField = <Typed, Value>(
  field: Field<Typed, Value>,
  typed: Typed,
  context: FieldContext,
): E.Either<FieldError, Value | undefined> => {
  const isBlank = field.isBlank(typed);
  if (field.isRequired && (isBlank || field.isNothing?.(typed))) return E.left({ _tag: 'Required' });
  return isBlank ? E.right(undefined) : field.read(typed, context);
};

interface Masked<Value> {
  readonly mask: Mask;
  readonly read: (typed: string) => E.Either<FieldError, Value>;
  readonly autocomplete?: string;
}

/** A type of field whose mask writes the value. A text of separators alone is blank. */
export const masked =
  <const T extends FieldType, Value extends string>(type: T, own: Masked<Value>) =>
  (declaration: Declaration): Field<string, Value, T> & { readonly mask: Mask } => ({
    type,
    isRequired: true,
    empty: '',
    isBlank: isEmptyMask,
    write: own.mask.show,
    ...own,
    ...declaration,
  });
