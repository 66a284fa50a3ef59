import { CentsFromReais } from '@aroeira/adapters-http/http';
import { parseDay, type Field, type FieldType } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';

/** The file's word or number for each choice of a field, as a codec of the wire has them: `{ male: 'MASCULINO' }`. */
export interface FiledWords {
  readonly wire: Readonly<Record<string, string | number | boolean>>;
}

/** Turns a value of the file into the value that typing leaves in the field. `undefined` for JSON of another type. */
type Reader = (
  value: unknown,
  field: Field<unknown, unknown>,
  words: FiledWords,
) => { readonly typed: unknown } | undefined;

const text: Reader = (value) => (typeof value === 'string' ? { typed: value } : undefined);

/** Digits without a leading zero may also be a number in the file. */
const digits: Reader = (value) =>
  typeof value === 'string' || typeof value === 'number' ? { typed: String(value) } : undefined;

/** The file has `YYYY-MM-DD`. The field refuses any other text. */
const day: Reader = (value, field) => {
  if (typeof value !== 'string') return undefined;
  const read = parseDay(value);
  return { typed: read === undefined ? value : field.write(read) };
};

/** The file has a number of reais. */
const money: Reader = (value, field) => {
  const amount = CentsFromReais.decode(value);
  return E.isRight(amount) && amount.right >= 0 ? { typed: field.write(amount.right) } : undefined;
};

/** The file has the words of the wire. Our own words are of the wrong type, although the form would accept them. */
const choice: Reader = (value, _field, { wire }) => {
  if (typeof value === 'boolean') return { typed: value ? 'yes' : 'no' };
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const word = Object.keys(wire).find((ours) => String(wire[ours]) === String(value));
  if (word !== undefined) return { typed: word };
  return ['yes', 'no', ...Object.keys(wire)].includes(String(value)) ? undefined : { typed: value };
};

const choices: Reader = (value, field, words) => {
  if (!Array.isArray(value)) return undefined;
  const read = value.map((one: unknown) => choice(one, field, words));
  return read.includes(undefined) ? undefined : { typed: read.map((one) => one?.typed) };
};

/** By the field's type. A type that no file can hold is missing. */
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

/** @returns the value that typing leaves, or `undefined` for a value of another type */
export const typedValue: Reader = (value, field, words) => READERS[field.type]?.(value, field, words);

/** Turns the value of a field into the value that a file has. */
type Writer = (value: unknown) => unknown;

const reais: Writer = (cents) => (typeof cents === 'number' ? cents / 100 : cents);

/** Leaves a picture out. The saved pictures of a client are no files of this machine. */
const nothing: Writer = () => undefined;

const WRITERS: Readonly<Partial<Record<FieldType, Writer>>> = { money: reais, upload: nothing };

/** The file's word for a choice. A yes and a no without words of their own are true and false. */
const choiceWord = (value: unknown, { wire }: FiledWords): unknown =>
  wire[String(value)] ?? (value === 'yes' || value === 'no' ? value === 'yes' : value);

/** The value that a file has for the value of a field. `undefined` for a picture. */
export const filedValue = (field: Field<unknown, unknown>, value: unknown, words: FiledWords): unknown => {
  const write = WRITERS[field.type];
  if (write !== undefined) return write(value);
  return Array.isArray(value) ? value.map((one: unknown) => choiceWord(one, words)) : choiceWord(value, words);
};
