import type { Fields, Form, Values } from '@aroeira/domain/kernel';
import type { RegistrationFieldError } from '@aroeira/domain/registration';
import { registrationFieldMessage } from '@aroeira/domain/registration/messages';
import * as A from 'fp-ts/Array';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { App } from '../../composition.ts';
import { checkInputBy } from '../../form-refusal.ts';
import { usage, type Refusal } from '../../refusal.ts';
import { checkNames } from '../../rules/known-names.ts';
import { fileName, typedFromFile, type Filed, type FileNames } from './page-file.ts';

/** A list in a file, and the form of its entries. */
export interface ListedForm<F extends Fields, C extends keyof F> extends FileNames<F> {
  /** The name of the list. `undefined` when the file itself is the only entry. */
  readonly list: string | undefined;
  readonly form: Form<F, C, RegistrationFieldError>;
  /** Gives the values for the form, in the names of its fields. The caller reads the others. */
  readonly entry: (filed: Filed) => Filed;
}

const checkEntry = checkInputBy<RegistrationFieldError>(registrationFieldMessage);

const isRecord = (value: unknown): value is Filed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The place of a value in a file: `accounts.1.agency`. Every refusal of a JSON input names places in this way. */
export const placeIn = (list: string | undefined, index: number, ...names: readonly string[]): string =>
  [...(list === undefined ? [] : [list, index]), ...names].join('.');

/** Reads the entries of a list as objects. Any other value is wrong usage. A missing list is empty. */
export const filedList = (filed: Filed, list: string): TE.TaskEither<Refusal, readonly Filed[]> => {
  const entries = filed[list] ?? [];
  return pipe(
    TE.fromEither(checkNames([list])(filed)),
    TE.chain(() =>
      Array.isArray(entries) && entries.every(isRecord)
        ? TE.right(entries)
        : TE.left(usage(`${list}: must be a list of objects.`, list)),
    ),
  );
};

/** Checks each entry by its form. A refusal names the place of the field. */
export const checkListed =
  <F extends Fields, C extends keyof F>(parts: ListedForm<F, C>) =>
  ({ io }: Pick<App, 'io'>, entries: readonly Filed[]): TE.TaskEither<Refusal, readonly Values<F, C>[]> =>
    pipe(
      [...entries],
      A.traverseWithIndex(TE.ApplicativeSeq)((index, filed) =>
        pipe(
          typedFromFile(parts.form, parts)({ filed: parts.entry(filed), folder: '.' }),
          TE.chainEitherK((typed) => checkEntry<F, C>(io.clock, parts.form, typed)),
          TE.mapLeft(
            ({ field, ...refusal }): Refusal => ({
              ...refusal,
              field:
                field === undefined ? placeIn(parts.list, index) : placeIn(parts.list, index, fileName(parts)(field)),
            }),
          ),
        ),
      ),
    );
