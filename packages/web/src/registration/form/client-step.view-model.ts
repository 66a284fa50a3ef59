import type { DeviceMemory } from '@aroeira/domain/access';
import type { CallFailure, Fields, Values } from '@aroeira/domain/kernel';
import {
  adjustedParts,
  makeSaveStep,
  makeSubmitPage,
  pageAccess,
  previousStep,
  purposeOfVisit,
  type FlowFacts,
  type PageFailure,
  type PageRequest,
  type RegistrationDestination,
  type RegistrationFieldError,
  type StepDrafts,
} from '@aroeira/domain/registration';
import { journeyFor, markAfter, type MarkRenewal } from '@aroeira/domain/renewal';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BrowserNavigation } from '../../shell/routing/browser-navigation.ts';
import { PATH_OF_DESTINATION } from '../../shell/routing/step-paths.ts';
import type { FormModel, FormPorts } from '../../ui/forms/form-model.ts';
import type { OpenedFile, RegistrationFile } from './registration-file.ts';
import type { StepParts } from './step-parts.ts';
import { makeStepModel, type Goes, type PreparedStep, type StepViewModel } from './step.view-model.ts';
import type { ClientStep, ClientVisit, StepFailure } from './step.ts';

/** What all pages of the form have. */
export interface StepDesk {
  readonly file: RegistrationFile;
  readonly drafts: StepDrafts;
  readonly memory: Pick<DeviceMemory, 'session'>;
  readonly navigation: Pick<BrowserNavigation, 'push' | 'replace' | 'guard' | 'path'>;
  readonly ports: FormPorts;
  readonly parts: StepParts;
  readonly mark: MarkRenewal;
  /** Asks for what later pages need, while the client is busy with this one. */
  readonly askAhead: () => Promise<void>;
}

/** Saves a page by what the opened file knows. Only what is due is asked for again. */
const submitTo = (file: RegistrationFile, { registration, editor }: OpenedFile) =>
  makeSubmitPage({
    findEditor: () => TE.right(file.known(editor)),
    loadFacts: () => TE.right(registration.facts),
    findDue: ({ clientId }) => file.due(clientId),
    isEndGuarded: true,
  });

/** One visit of a signed-in client to a page. Answers nothing without a session. */
export const makeClientStep = <L, F extends Fields, C extends keyof F, X extends RegistrationFieldError>(
  step: ClientStep<L, F, C, X>,
  desk: StepDesk,
): StepViewModel<FormModel<F, C, X>, StepFailure> | undefined => {
  const client = O.toUndefined(desk.memory.session.read());
  if (client === undefined) return undefined;
  const { clientId, document } = client;
  type Prepared = PreparedStep<FormModel<F, C, X>, StepFailure>;
  type Preparing = TE.TaskEither<CallFailure, Prepared | RegistrationDestination>;

  const prepared = ({ registration, editor }: OpenedFile): Preparing => {
    const purpose = purposeOfVisit(editor.visitor);
    const mark = purpose === 'renew' ? markAfter(step.step) : undefined;
    const marked = mark === undefined ? TE.right(undefined) : desk.mark(client, mark);
    const journeyOf = journeyFor(purpose);
    const journey = journeyOf(registration.facts);
    const opened = { step: step.step, purpose, facts: registration.facts };
    const access = pageAccess(opened, editor, registration.facts);
    if (access._tag === 'Redirect') return TE.right(access.to);
    const adjusted = adjustedParts(editor);
    const visit: ClientVisit = { parts: desk.parts, ports: desk.ports, client, purpose, registration, adjusted };
    const save = makeSaveStep<Values<F, C>, StepFailure>({
      step: step.step,
      save: (_, values) =>
        pipe(
          step.save(visit, values),
          TE.chainW(() => marked),
        ),
      loadFacts: () => desk.file.reload(clientId, step),
      journeyOf,
    });
    const submit = submitTo(desk.file, { registration, editor });
    const prepare = (form: FormModel<F, C, X>): Prepared => ({
      form,
      refused: (failure) => step.refused?.(failure, form),
      ownsDraft: (draft) => step.ownsDraft?.(form, draft) ?? true,
      back: previousStep(journey, step.step) ?? 'dashboard',
      isRenewal: purpose === 'renew',
      adjusted,
      arrived: () => void confirmed(desk, opened, clientId)().then(desk.askAhead),
      send: (values) =>
        pipe(
          submit({ clientId, document }, { page: step.step, save: save(clientId, values) }),
          TE.mapLeft(reasonOf),
          TE.map(({ next }): Goes => next ?? 'dashboard'),
        ),
    });
    return pipe(
      formOf(step, visit),
      TE.map((form) => (typeof form === 'string' ? form : prepare(form))),
    );
  };
  return makeStepModel({
    step: step.step,
    isOfRenewal: step.isOfRenewal,
    owner: { _tag: 'Client', clientId },
    drafts: desk.drafts,
    navigation: desk.navigation,
    prepare: pipe(desk.file.open(clientId), TE.chain(prepared)),
  });
};

/** Asks who edits, and leaves a page that was shown before the server said that it is closed. @see decision 0220 */
const confirmed = (
  { file, navigation }: Pick<StepDesk, 'file' | 'navigation'>,
  opened: Pick<PageRequest, 'step' | 'purpose'> & { readonly facts: FlowFacts },
  clientId: number,
): TE.TaskEither<CallFailure, void> =>
  pipe(
    file.editor(clientId),
    TE.map((editor) => {
      const access = pageAccess(opened, editor, opened.facts);
      const isHere = navigation.path() === PATH_OF_DESTINATION[opened.step];
      if (access._tag === 'Redirect' && isHere) navigation.replace(PATH_OF_DESTINATION[access.to]);
    }),
  );

/** The form of the page, or the place where the page's own condition leads (decision Q020). */
const formOf = <L, F extends Fields, C extends keyof F, X extends RegistrationFieldError>(
  step: ClientStep<L, F, C, X>,
  visit: ClientVisit,
): TE.TaskEither<CallFailure, FormModel<F, C, X> | RegistrationDestination> =>
  pipe(
    loadOf(step, visit),
    TE.map((loaded) => step.elsewhere?.(visit, loaded) ?? step.form(visit, loaded)),
  );

/** What the page alone loads. Its form takes nothing of it if the page loads nothing. */
const loadOf = <L>(
  { load }: { readonly load?: (visit: ClientVisit) => TE.TaskEither<CallFailure, L> },
  visit: ClientVisit,
): TE.TaskEither<CallFailure, L> => load?.(visit) ?? TE.right(undefined as L); // a page without `load` has no L;

/** The page's own failure, without the envelope of the submit. */
const reasonOf = (failure: PageFailure<StepFailure>): StepFailure =>
  failure._tag === 'PageFailed' ? failure.why : failure;
