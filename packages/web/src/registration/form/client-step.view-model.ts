import type { DeviceMemory } from '@aroeira/domain/access';
import type { CallFailure, Fields } from '@aroeira/domain/kernel';
import {
  adjustedParts,
  dueAfter,
  leadsToDue,
  nextStep,
  pageAccess,
  previousStep,
  purposeOfVisit,
  type Editor,
  type FormStep,
  type RegistrationDestination,
  type RegistrationFieldError,
  type RegistrationStep,
  type StepAccess,
  type StepDrafts,
} from '@aroeira/domain/registration';
import { journeyFor, markAfter, type RenewalUseCases } from '@aroeira/domain/renewal';
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
  readonly renewal: Pick<RenewalUseCases, 'mark'>;
  /** Asks for what later pages need, while the client is busy with this one. */
  readonly askAhead: () => Promise<void>;
}

/** One visit of a signed-in client to a page. Answers nothing without a session. */
export const makeClientStep = <L, F extends Fields, C extends keyof F, X extends RegistrationFieldError>(
  step: ClientStep<L, F, C, X>,
  desk: StepDesk,
): StepViewModel<FormModel<F, C, X>, StepFailure> | undefined => {
  const client = O.toUndefined(desk.memory.session.read());
  if (client === undefined) return undefined;
  const { clientId } = client;
  type Prepared = PreparedStep<FormModel<F, C, X>, StepFailure>;
  type Preparing = TE.TaskEither<CallFailure, Prepared | RegistrationDestination>;

  const prepared = ({ registration, editor }: OpenedFile): Preparing => {
    const purpose = purposeOfVisit(editor.visitor);
    const mark = purpose === 'renew' ? markAfter(step.step) : undefined;
    const marked = mark === undefined ? TE.right(undefined) : desk.renewal.mark(client, mark);
    const journeyOf = journeyFor(purpose);
    const accessOf = (found: Editor) => pageAccess({ step: step.step, purpose }, found, registration.facts);
    const access = accessOf(editor);
    if (access._tag === 'Redirect') return TE.right(access.to);
    const adjusted = adjustedParts(editor);
    const visit: ClientVisit = { parts: desk.parts, ports: desk.ports, client, purpose, registration, adjusted };
    const prepare = (form: FormModel<F, C, X>): Prepared => ({
      form,
      refused: (failure) => step.refused?.(failure, form),
      ownsDraft: (draft) => step.ownsDraft?.(form, draft) ?? true,
      back: previousStep(journeyOf(registration.facts), step.step) ?? 'dashboard',
      isRenewal: purpose === 'renew',
      adjusted,
      arrived: () => void confirmed(desk, { step: step.step, clientId, accessOf })().then(desk.askAhead),
      send: (values) => {
        // The end of the form finds out by itself what is missing, so the page before it asks nothing (decision 0219).
        const leadsOn = leadsToDue({ page: step.step, next: undefined }, desk.file.known(editor));
        return pipe(
          step.save(visit, values),
          TE.chainW(() => marked),
          TE.chainW(() => desk.file.reload(clientId, step)),
          TE.chainW((facts) =>
            leadsOn
              ? TE.map((due: RegistrationStep | undefined) => dueAfter(step.step, due))(desk.file.due(clientId))
              : TE.right(nextStep(journeyOf(facts), step.step)),
          ),
          TE.map((next): Goes => next ?? 'dashboard'),
        );
      },
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

/** A page on the screen, and who may see it. */
interface Shown {
  readonly step: FormStep;
  readonly clientId: number;
  readonly accessOf: (editor: Editor) => StepAccess;
}

/** Asks who edits, and leaves a page that was shown before the server said that it is closed. @see decision 0220 */
const confirmed = (
  { file, navigation }: Pick<StepDesk, 'file' | 'navigation'>,
  { step, clientId, accessOf }: Shown,
): TE.TaskEither<CallFailure, void> =>
  pipe(
    file.editor(clientId),
    TE.map((editor) => {
      const access = accessOf(editor);
      const isHere = navigation.path() === PATH_OF_DESTINATION[step];
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
