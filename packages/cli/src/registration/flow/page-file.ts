import { asForm, emptyForm, type Fields, type Form, type FormError, type Typed } from '@aroeira/domain/kernel';
import * as A from 'fp-ts/Array';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { usage, type Refusal } from '../../refusal.ts';
import { checkNames } from '../../rules/known-names.ts';
import { chooseFile } from './chosen-file.ts';
import { filedValue, typedValue, type FiledWords } from './filed-value.ts';

/** The part of a file for one page. @see decision 0153 */
export type Filed = Readonly<Record<string, unknown>>;

/** The choices of a field without words of its own. */
const NO_WORDS: FiledWords = { wire: {} };

/** The names of a form's fields in a file, and the words of their choices, where the file has other ones. */
export interface FileNames<F extends Fields> {
  readonly names?: { readonly [K in keyof F]?: string };
  readonly words?: { readonly [K in keyof F]?: FiledWords };
}

/** The values of a file, and the folder where the paths in it start. */
export interface PageFile {
  readonly filed: Filed;
  readonly folder: string;
}

type Reading<A> = TE.TaskEither<Refusal, A>;

/**
 * Types a file into a form. A field that the file leaves out, or has as null, is empty, and the form says that it is
 * missing. A name that the form does not know is wrong usage.
 */
export const typedFromFile =
  <F extends Fields, C extends keyof F, X extends FormError>(form: F | Form<F, C, X>, names: FileNames<F>) =>
  ({ filed, folder }: PageFile): Reading<Typed<F>> => {
    const { fields } = asForm(form);
    const nameOf = fileName(names);
    const known = [...new Set(Object.keys(fields).map(nameOf))];
    return pipe(
      TE.fromEither(checkNames(known)(filed)),
      TE.map(() => Object.keys(fields).filter((name) => filed[nameOf(name)] != null)),
      TE.chain(A.traverse(TE.ApplicativeSeq)((name) => typedField(name, fields, { filed, folder, names }))),
      // The empty form has every field. The fields of the file replace theirs.
      TE.map((read): Typed<F> => ({ ...emptyForm(form), ...Object.fromEntries(read) })),
    );
  };

/** The name of a field in a file. */
export const fileName =
  <F extends Fields>({ names = {} }: FileNames<F>) =>
  (field: string): string =>
    names[field] ?? field;

const typedField = <F extends Fields>(
  name: string,
  fields: F,
  { filed, folder, names }: PageFile & { readonly names: FileNames<F> },
): Reading<readonly [string, unknown]> => {
  const [field, called] = [fields[name], fileName(names)(name)];
  const value = filed[called];
  if (field === undefined) return TE.left(usage(`${called}: no such field.`, called));
  if (field.type === 'upload' && typeof value === 'string')
    return pipe(
      chooseFile(folder, value),
      TE.map((file) => [name, file] as const),
    );
  const read = typedValue(value, field, names.words?.[name] ?? NO_WORDS);
  return read === undefined
    ? TE.left(usage(`${called}: missing or of the wrong type.`, called))
    : TE.right([name, read.typed]);
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
