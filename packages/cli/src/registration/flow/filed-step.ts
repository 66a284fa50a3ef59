import { asForm, type Field, type FieldType, type Fields, type Form, type FormError } from '@aroeira/domain/kernel';
import type { FiledWords } from './filed-value.ts';
import { fileName, NO_WORDS, type Filed, type FileNames } from './step-file.ts';

/** Turns the value of a field into the value that a file has. */
type Writer = (value: unknown) => unknown;

const reais: Writer = (cents) => (typeof cents === 'number' ? cents / 100 : cents);

/** Leaves a picture out. The saved pictures of a client are no files of this machine. */
const nothing: Writer = () => undefined;

const WRITERS: Readonly<Partial<Record<FieldType, Writer>>> = { money: reais, upload: nothing };

/** The file's word for a choice. A yes and a no without words of their own are true and false. */
const choiceWord = (value: unknown, { wire }: FiledWords): unknown =>
  wire[String(value)] ?? (value === 'yes' || value === 'no' ? value === 'yes' : value);

const filedValue = (field: Field<unknown, unknown>, value: unknown, words: FiledWords): unknown => {
  const write = WRITERS[field.type];
  if (write !== undefined) return write(value);
  return Array.isArray(value) ? value.map((one: unknown) => choiceWord(one, words)) : choiceWord(value, words);
};

/** Turns the values of a form into a file that gives the same values again. Pictures are left out. */
export const filedFrom = <F extends Fields, C extends keyof F, X extends FormError>(
  form: F | Form<F, C, X>,
  names: FileNames<F>,
  values: object,
): Filed =>
  Object.fromEntries(
    Object.entries(asForm(form).fields).flatMap(([name, field]) => {
      const saved: unknown = Reflect.get(values, name);
      const value = saved === undefined ? undefined : filedValue(field, saved, names.words?.[name] ?? NO_WORDS);
      return value === undefined ? [] : [[fileName(names)(name), value]];
    }),
  );
