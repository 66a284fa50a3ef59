import type { Fields, Form, Values } from '@aroeira/domain/kernel';
import { registrationFieldMessage, type RegistrationFieldError } from '@aroeira/domain/registration';
import * as A from 'fp-ts/Array';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { App } from '../../composition.ts';
import { checkInputBy } from '../../form-refusal.ts';
import { usage, type Refusal } from '../../refusal.ts';
import { checkNames } from '../../rules/known-names.ts';
import { fileName, typedFromFile, type Filed, type FileNames } from './step-file.ts';

/** A part of a file that holds several of the same: what the list is called, and its form. */
export interface ListedForm<F extends Fields, C extends keyof F> extends FileNames<F> {
  /** `undefined` where the file is the only entry itself. */
  readonly list: string | undefined;
  readonly form: Form<F, C, RegistrationFieldError>;
  /** What of an entry is for the form, in its fields' names; the rest is for whoever asked. */
  readonly entry: (filed: Filed) => Filed;
}

const checkEntry = checkInputBy<RegistrationFieldError>(registrationFieldMessage);

const isRecord = (value: unknown): value is Filed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where something stands in a file: `accounts.1.agency`, in the form that every JSON input is blamed in. */
export const placeIn = (list: string | undefined, index: number, ...names: readonly string[]): string =>
  [...(list === undefined ? [] : [list, index]), ...names].join('.');

/** The entries of a file's list, as objects; usage for anything else. A list that is not there is empty. */
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

/** Checks each entry by its form. A refusal names the place. */
export const checkListed =
  <F extends Fields, C extends keyof F>(parts: ListedForm<F, C>) =>
  ({ io }: App, entries: readonly Filed[]): TE.TaskEither<Refusal, readonly Values<F, C>[]> =>
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
