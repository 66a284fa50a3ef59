import * as E from 'fp-ts/Either';
import type { CalendarDay } from '../days.ts';
import { type TypedRange, birthdateField, dateField, daterangeField, timeField, dateMask } from './dates.field.ts';
import { cepField, emailField, phoneField } from './contact.field.ts';
import { cnpjField, cpfCnpjField, cpfField } from './documents.field.ts';
import type { FieldError } from './field.errors.ts';
import { checkField, optional, type Declaration, type Field } from './field.ts';
import { fieldMessage } from './field.messages.ts';
import type { Mask } from './mask.ts';
import { moneyField } from './money.field.ts';
import { newPasswordField } from './new-password.field.ts';
import { digitsField } from './number.field.ts';
import { percentField } from './percent.field.ts';
import { textareaField, textField } from './text.field.ts';

/** A single value to check, as a person types it. Lengths are for `text`, `textarea` and `number`. */
export interface Question {
  readonly value: string;
  readonly caption?: string;
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** The answer, in words and units of the command line's contract. Without a value or a message the field is null. */
export interface Answer {
  readonly valid: boolean;
  readonly message: string | null;
  /** Money in reais, a percent as 6 for 6 %, days as YYYY-MM-DD, documents and phones without punctuation. */
  readonly value: unknown;
  /** What the field shows. A password shows dots. */
  readonly masked: string;
}

type Options = Declaration & Pick<Question, 'minLength' | 'maxLength'>;

/** The types that differ from the usual type, which reads a text, sends it unchanged and shows it with its mask. */
interface Departure<Typed, Value> {
  readonly typed: (value: string) => Typed;
  readonly wire?: (value: Value) => unknown;
  readonly masked?: (value: string) => string;
}

const answering =
  <Typed, Value>(declare: (options: Options) => Field<Typed, Value>, departure: Departure<Typed, Value>) =>
  ({ value, caption = 'Campo', required = false, ...lengths }: Question, today: CalendarDay): Answer => {
    const declared = declare({ caption, ...lengths });
    const field = required ? declared : optional(declared);
    const { typed, wire = (read) => read, masked = shownBy(declared.mask) } = departure;
    const answer = { masked: masked(value) };
    return E.match(
      (error: FieldError): Answer => ({ valid: false, message: fieldMessage(field, error), value: null, ...answer }),
      (read: Value | undefined) => ({
        valid: true,
        message: null,
        value: read === undefined ? null : wire(read),
        ...answer,
      }),
    )(checkField(field, typed(value), { today }));
  };

const asItIs = { typed: (value: string) => value };

const shownBy =
  (mask: Mask | undefined) =>
  (value: string): string =>
    mask === undefined ? value : mask.settle(mask.show(mask.adopt(value)));

/** Two days, separated by a dash, a comma, `a` or `até`. */
const typedRange = (value: string): TypedRange => {
  const [from = '', ...to] = value.trim().split(/\s*(?:até|a|[-–;,])\s*|\s+/);
  return { from, to: to.join(' ') };
};

const shownRange = (value: string): string => {
  const { from, to } = typedRange(value);
  return [from, to]
    .map(shownBy(dateMask))
    .filter((shown) => shown !== '')
    .join(' - ');
};

const QUESTIONS = {
  text: answering(textField, asItIs),
  textarea: answering(textareaField, asItIs),
  password: answering(newPasswordField, { ...asItIs, masked: (value) => '•'.repeat(value.length) }),
  cpf: answering(cpfField, asItIs),
  cnpj: answering(cnpjField, asItIs),
  cpfcnpj: answering(cpfCnpjField, asItIs),
  phone: answering(phoneField, asItIs),
  email: answering(emailField, asItIs),
  date: answering(dateField, asItIs),
  birthdate: answering(birthdateField, asItIs),
  daterange: answering(daterangeField, { typed: typedRange, masked: shownRange }),
  time: answering(timeField, asItIs),
  cep: answering(cepField, asItIs),
  // A number is exact up to 15 digits. A longer one stays a text.
  number: answering(digitsField, { ...asItIs, wire: (digits) => (digits.length > 15 ? digits : Number(digits)) }),
  money: answering(moneyField, { ...asItIs, wire: (amount) => amount / 100 }),
  percent: answering(percentField, asItIs),
} as const;

/** The field types with a text, whose values can be checked without a form. */
export type ValidatedType = keyof typeof QUESTIONS;

/** Whether a value of this field type can be checked without a form. */
export const isValidatedType = (type: string): type is ValidatedType => Object.hasOwn(QUESTIONS, type);

/** Checks one value as the field of its type does. @param today for `birthdate` @see spec A §5; decision 0055 */
export const validateValue = (
  { type, ...question }: Question & { readonly type: ValidatedType },
  today: CalendarDay,
): Answer => QUESTIONS[type](question, today);
