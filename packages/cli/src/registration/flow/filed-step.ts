import { asForm, type Field, type FieldType, type Fields, type Form, type FormError } from '@aroeira/domain/kernel';
import { fileName, type Filed, type FileNames } from './step-file.ts';

/** What a file would have for a value that a field handed on. */
type Writer = (value: unknown) => unknown;

const reais: Writer = (cents) => (typeof cents === 'number' ? cents / 100 : cents);

/** Nothing: the pictures of a client are no files of this machine. */
const nothing: Writer = () => undefined;

const WRITERS: Readonly<Partial<Record<FieldType, Writer>>> = { money: reais, upload: nothing };

/** A file's word for a choice: its own, a number as a number; true and false for a yes and a no. */
const choiceWord = (value: unknown, words: Readonly<Record<string, unknown>>): unknown => {
  const word = Object.keys(words).find((filed) => words[filed] === value);
  if (word !== undefined) return /^\d+$/.test(word) ? Number(word) : word;
  return value === 'yes' || value === 'no' ? value === 'yes' : value;
};

const filedValue = (
  field: Field<unknown, unknown>,
  value: unknown,
  words: Readonly<Record<string, unknown>>,
): unknown => {
  const write = WRITERS[field.type];
  if (write !== undefined) return write(value);
  return Array.isArray(value) ? value.map((one: unknown) => choiceWord(one, words)) : choiceWord(value, words);
};

/** What a form handed on, as a file that would be read to the same: the way back of `typedFromFile`, but for pictures. */
export const filedFrom = <F extends Fields, C extends keyof F, X extends FormError>(
  form: F | Form<F, C, X>,
  names: FileNames<F>,
  values: Readonly<Record<string, unknown>>,
): Filed =>
  Object.fromEntries(
    Object.entries(asForm(form).fields).flatMap(([name, field]) => {
      const value = values[name] === undefined ? undefined : filedValue(field, values[name], names.words?.[name] ?? {});
      return value === undefined ? [] : [[fileName(names)(name), value]];
    }),
  );
