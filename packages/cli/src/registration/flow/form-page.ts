import { wrongFields, type Document, type Fields, type Form, type Typed, type Values } from '@aroeira/domain/kernel';
import type {
  ClientRecord,
  FilledPage,
  PageFailure,
  RegistrationFieldError,
  SavedPage,
} from '@aroeira/domain/registration';
import { registrationFieldMessage } from '@aroeira/domain/registration/messages';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { App } from '../../composition.ts';
import { checkInputBy } from '../../form-refusal.ts';
import type { Refusal } from '../../refusal.ts';
import { pageRefusal, unsavedRefusal } from './page-refusal.ts';
import { filedFrom, fileName, typedFromFile, type Filed, type PageFile, type FileNames } from './page-file.ts';

type Asking<A> = TE.TaskEither<Refusal, A>;

/** The client of a page, and the program that it runs in. */
export interface PageContext {
  readonly app: Pick<App, 'io' | 'registration' | 'settings'>;
  readonly clientId: number;
  /** The client's own document. */
  readonly document: Document;
}

/** The same, with what the server has of the client. */
interface ShowContext extends PageContext {
  readonly record: ClientRecord;
}

/** A page of the registration that a file can fill in. */
export interface FilePage {
  /** The route's name. The mail options have no page (decision 0153). */
  readonly step: SavedPage;
  /** The saved page as a file. `undefined` for a page that was not filled in. Missing for one that is never shown. */
  readonly show?: (context: ShowContext) => Asking<Filed | undefined>;
  /** Checks a file by the page's form, and saves it. */
  readonly submit: (context: PageContext, input: PageFile) => Asking<void>;
}

/** A page with a file, as the use cases of the domain save it. */
export const filledPage = (step: FilePage, context: PageContext, input: PageFile): FilledPage<Refusal> => ({
  page: step.step,
  // The file is read when the page is saved, and not before.
  save: () => step.submit(context, input)(),
});

/** What the use cases of a page answer. A page with a sentence of its own answers that refusal. */
type Calling<A> = TE.TaskEither<PageFailure<Refusal>, A>;

/** A page that is one form of the domain. */
interface FormPageParts<F extends Fields, C extends keyof F> extends FileNames<F> {
  readonly step: SavedPage;
  /** The form. It may need lists of the server. */
  readonly form: (context: PageContext) => Calling<F | Form<F, C, RegistrationFieldError>>;
  /** The saved values. `undefined` for a page that was not filled in. */
  readonly saved: (context: ShowContext) => Calling<object | undefined>;
  /** The files that the server has, for the fields that the file leaves out. */
  readonly kept?: (context: PageContext) => Calling<Partial<Typed<F>>>;
  /** Fills in fields as the page does while the client types. */
  readonly complete?: (context: PageContext, typed: Typed<F>) => T.Task<Typed<F>>;
  readonly save: (context: PageContext, values: Values<F, C>) => Calling<void>;
}

/** Reads a file into a form of the domain, checks it and saves it. A refusal names the field as the file does. */
export const formPage = <F extends Fields, C extends keyof F = never>(
  parts: FormPageParts<F, C>,
): Required<FilePage> => ({
  step: parts.step,
  show: (context) =>
    pipe(
      parts.saved(context),
      TE.chain((saved): Calling<Filed | undefined> => {
        // The form may need an answer of an earlier page, so it is asked for only when there is something to show.
        if (saved === undefined) return TE.right(undefined);
        return pipe(
          parts.form(context),
          TE.map((form) => filedFrom(form, parts, saved)),
        );
      }),
      TE.mapLeft(unsavedRefusal),
    ),
  submit: (context, input) =>
    pipe(
      TE.Do,
      TE.bind('form', () => parts.form(context)),
      TE.bind('kept', () => parts.kept?.(context) ?? TE.right({})),
      TE.mapLeft(unsavedRefusal),
      TE.bind('filed', ({ form }) => typedFromFile(form, parts)(input)),
      TE.bind('typed', ({ filed }) => TE.fromTask(parts.complete?.(context, filed) ?? T.of(filed))),
      TE.chainEitherK(({ form, kept, typed }) =>
        checkPage<F, C>(context.app.io.clock, form, { ...typed, ...unfiled(kept, typed) }),
      ),
      TE.mapLeft((refusal) => ({
        ...refusal,
        field: refusal.field === undefined ? undefined : fileName(parts)(refusal.field),
      })),
      TE.chain((values) => pipe(parts.save(context, values), TE.mapLeft(unacceptedBy(parts)))),
    ),
});

/** Why the server did not save the page. The first field that it found wrong has the name of the file. */
const unacceptedBy =
  <F extends Fields>(names: FileNames<F>) =>
  (failure: PageFailure<Refusal>): Refusal => {
    const [wrong] = wrongFields(failure);
    return wrong === undefined ? pageRefusal(failure) : { ...pageRefusal(failure), field: fileName(names)(wrong) };
  };

const checkPage = checkInputBy<RegistrationFieldError>(registrationFieldMessage);

/** The kept values of the fields that the file leaves out. */
const unfiled = <T extends object>(kept: Partial<T>, typed: T): Partial<T> => {
  const entries = Object.entries(kept).filter(([name]) => Reflect.get(typed, name) === undefined);
  // Neither Object.entries nor Object.fromEntries knows which name has which type.
  return Object.fromEntries(entries) as Partial<T>;
};
