import type { Fields, Form, Typed, Values } from '@aroeira/domain/kernel';
import {
  registrationFieldMessage,
  type FilledPage,
  type RegistrationFieldError,
  type SavedPage,
  type SavedStep,
} from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { App } from '../../composition.ts';
import { checkInputBy } from '../../form-refusal.ts';
import type { Refusal } from '../../refusal.ts';
import { filedFrom } from './filed-step.ts';
import { fileName, typedFromFile, type Filed, type FiledStep, type FileNames } from './step-file.ts';

type Asking<A> = TE.TaskEither<Refusal, A>;

/** Whose registration a step belongs to, and the program that it runs in. */
export interface StepContext {
  readonly app: App;
  readonly clientId: number;
}

/** A page of the registration that a file can fill in. */
export interface FileStep {
  /** By its route's name; the mail options have no page (docs/decisions/0153). */
  readonly step: SavedPage;
  /** What the server has of the page, as a file; `undefined` when it was not filled in. Left out where nothing is read back. */
  readonly show?: (context: StepContext) => Asking<Filed | undefined>;
  /** Checks a file as the page's form does, and saves it. */
  readonly submit: (context: StepContext, input: FiledStep) => Asking<SavedStep>;
}

/** A page with a file, as the use cases of the domain save it. */
export const filledPage = (step: FileStep, context: StepContext, input: FiledStep): FilledPage<Refusal> => ({
  page: step.step,
  // The file is read when the page is saved, and not before.
  save: () => step.submit(context, input)(),
});

/** A page that is one form of the domain. */
interface FormStepParts<F extends Fields, C extends keyof F> extends FileNames<F> {
  readonly step: FileStep['step'];
  /** The form, which may need lists of the server. */
  readonly form: (context: StepContext) => Asking<F | Form<F, C, RegistrationFieldError>>;
  /** What was saved; left out where nothing can be read back. */
  readonly saved?: (context: StepContext) => Asking<Readonly<Record<string, unknown>> | undefined>;
  /** What stands in it before the file is typed in: files that the server has. Nothing, when it is left out. */
  readonly kept?: (context: StepContext) => Asking<Partial<Typed<F>>>;
  /** What the page itself fills in while the client types; left out, nothing. */
  readonly complete?: (context: StepContext, typed: Typed<F>) => T.Task<Typed<F>>;
  readonly save: (context: StepContext, values: Values<F, C>) => Asking<SavedStep>;
}

/** Reads a file into a form of the domain, checks it there, and hands it on. A refusal names the field as the file does. */
export const formStep = <F extends Fields, C extends keyof F = never>(parts: FormStepParts<F, C>): FileStep => ({
  step: parts.step,
  show: (context) =>
    pipe(
      parts.saved?.(context) ?? TE.right(undefined),
      TE.chain((saved): Asking<Filed | undefined> => {
        // A form may need what an earlier page decides: it is asked for only where there is something to show.
        if (saved === undefined) return TE.right(undefined);
        return pipe(
          parts.form(context),
          TE.map((form) => filedFrom(form, parts, saved)),
        );
      }),
    ),
  submit: (context, input) =>
    pipe(
      TE.Do,
      TE.bind('form', () => parts.form(context)),
      TE.bind('kept', () => parts.kept?.(context) ?? TE.right({})),
      TE.bind('filed', ({ form }) => typedFromFile(form, parts)(input)),
      TE.bind('typed', ({ filed }) => TE.fromTask(parts.complete?.(context, filed) ?? T.of(filed))),
      TE.chainEitherK(({ form, kept, typed }) =>
        checkStep<F, C>(context.app.io.clock, form, { ...typed, ...unfiled(kept, typed) }),
      ),
      TE.mapLeft((refusal) => ({
        ...refusal,
        field: refusal.field === undefined ? undefined : fileName(parts)(refusal.field),
      })),
      TE.chain((values) => parts.save(context, values)),
    ),
});

const checkStep = checkInputBy<RegistrationFieldError>(registrationFieldMessage);

/** What is kept of the fields that the file says nothing of. */
const unfiled = <T extends object>(kept: Partial<T>, typed: T): Partial<T> => {
  const entries = Object.entries(kept).filter(([name]) => Reflect.get(typed, name) === undefined);
  // Neither Object.entries nor Object.fromEntries knows which name has which type.
  return Object.fromEntries(entries) as Partial<T>;
};
