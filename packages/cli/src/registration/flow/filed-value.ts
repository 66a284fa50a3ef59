import { CentsFromReais } from '@aroeira/adapters-http/http';
import { parseDay, type Field, type FieldType } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';

/** A word or number of the file for each choice of a field: `{ MASCULINO: 'male' }`. */
export type FiledWords = Readonly<Record<string, string | number>>;

/** Reads what a file has for a field as what typing would have left there; `undefined` for JSON of another type. */
type Reader = (
  value: unknown,
  field: Field<unknown, unknown>,
  words: FiledWords,
) => { readonly typed: unknown } | undefined;

const text: Reader = (value) => (typeof value === 'string' ? { typed: value } : undefined);

/** Digits may be filed as a number too, where no zero stands before them. */
const digits: Reader = (value) =>
  typeof value === 'string' || typeof value === 'number' ? { typed: String(value) } : undefined;

/** Filed as `YYYY-MM-DD`; any other text is for the field to refuse. */
const day: Reader = (value, field) => {
  if (typeof value !== 'string') return undefined;
  const read = parseDay(value);
  return { typed: read === undefined ? value : field.write(read) };
};

/** Filed as a number of reais. */
const money: Reader = (value, field) => {
  const amount = CentsFromReais.decode(value);
  return E.isRight(amount) && amount.right >= 0 ? { typed: field.write(amount.right) } : undefined;
};

/** Filed in its own words. Ours would pass the form's check: they are of the wrong type, as yes and no are of a boolean. */
const choice: Reader = (value, _field, words) => {
  if (typeof value === 'boolean') return { typed: value ? 'yes' : 'no' };
  if (['yes', 'no', ...Object.values(words)].some((own) => own === value && words[String(own)] === undefined))
    return undefined;
  return typeof value === 'string' || typeof value === 'number' ? { typed: words[String(value)] ?? value } : undefined;
};

const choices: Reader = (value, field, words) => {
  if (!Array.isArray(value)) return undefined;
  const read = value.map((one: unknown) => choice(one, field, words));
  return read.includes(undefined) ? undefined : { typed: read.map((one) => one?.typed) };
};

/** By the field's type. What no file can hold is missing. */
const READERS: Readonly<Partial<Record<FieldType, Reader>>> = {
  text,
  textarea: text,
  cpf: text,
  cnpj: text,
  cpfcnpj: text,
  phone: text,
  email: text,
  cep: text,
  time: text,
  date: day,
  birthdate: day,
  number: digits,
  money,
  radiogroup: choice,
  select: choice,
  select2: choice,
  checkgroup: choices,
  select2multi: choices,
};

/** @returns what typing would have left, or `undefined` when the file has something of another type */
export const typedValue: Reader = (value, field, words) => READERS[field.type]?.(value, field, words);
