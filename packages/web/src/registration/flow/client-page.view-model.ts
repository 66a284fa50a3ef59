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
  type StepAccess,
} from '@aroeira/domain/registration';
import { journeyFor, markAfter } from '@aroeira/domain/renewal';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { PATH_OF_DESTINATION } from '../../shell/routing/paths.ts';
import type { FormModel } from '../../ui/forms/form-model.ts';
import type { EditedRegistration } from './editing.ts';
import type { FormDesk } from './form-desk.ts';
import type { ClientPage, ClientVisit, SaveFailure } from './declared-page.ts';
import { makePageModel, type Goes, type PageViewModel, type PreparedPage } from './page.view-model.ts';

/** One visit of a signed-in client to a page. Answers nothing without a session. */
export const makeClientModel = <L, F extends Fields, C extends keyof F, X extends RegistrationFieldError>(
  page: ClientPage<L, F, C, X>,
  desk: FormDesk,
): PageViewModel<FormModel<F, C, X>, SaveFailure> | undefined => {
  const { drafts, editing, memory, navigation, ports } = desk;
  const { step } = page;
  const client = O.toUndefined(memory.session.read());
  if (client === undefined) return undefined;
  const { clientId } = client;
  type Prepared = PreparedPage<FormModel<F, C, X>, SaveFailure>;
  type Preparing = TE.TaskEither<CallFailure, Prepared | RegistrationDestination>;

  const prepared = ({ registration, editor }: EditedRegistration): Preparing => {
    const purpose = purposeOfVisit(editor.visitor);
    const mark = purpose === 'renew' ? markAfter(step) : undefined;
    const marked = mark === undefined ? TE.right(undefined) : desk.renewal.mark(client, mark);
    const journeyOf = journeyFor(purpose);
    const accessOf = (found: Editor) => pageAccess({ step, purpose }, found, registration.facts);
    const access = accessOf(editor);
    if (access._tag === 'Redirect') return TE.right(access.to);
    const adjusted = adjustedParts(editor);
    const visit: ClientVisit = { parts: desk, ports, client, purpose, registration, adjusted };
    const prepare = (form: FormModel<F, C, X>, notice: string | undefined): Prepared => ({
      form,
      notice: adjusted === undefined ? notice : undefined,
      refused: (failure) => page.refused?.(failure, form),
      ownsDraft: (draft) => page.ownsDraft?.(form, draft) ?? true,
      back: previousStep(journeyOf(registration.facts), step) ?? 'dashboard',
      isRenewal: purpose === 'renew',
      adjusted,
      arrived: () => void confirmed(desk, { step, clientId, accessOf })().then(desk.askAhead),
      send: (values) => {
        // The end of the form finds out by itself what is missing, so the page before it asks nothing (decision 0219).
        const leadsOn = leadsToDue({ page: step, next: undefined }, editing.known(editor));
        const onwards = pipe(
          editing.reload(clientId, page),
          TE.chainW((facts) => (leadsOn ? pageDue(desk, clientId, step) : TE.right(nextStep(journeyOf(facts), step)))),
          TE.map((next): Goes => next ?? 'dashboard'),
          // The page is saved. A second save could add an account twice, so the client leaves the page.
          TE.orElseW(() => TE.right<never, Goes>('dashboard')),
        );
        return pipe(
          page.save(visit, values),
          TE.chainW(() => marked),
          TE.chainW(() => onwards),
        );
      },
    });
    return pipe(
      loadOf(page, visit),
      // The page's own condition leads elsewhere (decision Q020).
      TE.map((loaded) => page.elsewhere?.(visit, loaded) ?? prepare(page.form(visit, loaded), page.notice?.(loaded))),
    );
  };
  return makePageModel({
    ...page,
    owner: { _tag: 'Client', clientId },
    drafts,
    navigation,
    prepare: () => pipe(editing.open(clientId), TE.chain(prepared)),
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
  { editing, navigation }: FormDesk,
  { step, clientId, accessOf }: Shown,
): TE.TaskEither<CallFailure, void> =>
  pipe(
    editing.editor(clientId),
    TE.map((editor) => {
      const access = accessOf(editor);
      const isHere = navigation.path() === PATH_OF_DESTINATION[step];
      if (access._tag === 'Redirect' && isHere) navigation.replace(PATH_OF_DESTINATION[access.to]);
    }),
  );

/** The page that is due after a saved one. */
const pageDue = ({ editing }: FormDesk, clientId: number, saved: FormStep) =>
  pipe(
    editing.due(clientId),
    TE.map((due) => dueAfter(saved, due)),
  );

/** What the page alone loads. Its form takes nothing of it if the page loads nothing. */
const loadOf = <L>(
  { load }: { readonly load?: (visit: ClientVisit) => TE.TaskEither<CallFailure, L> },
  visit: ClientVisit,
): TE.TaskEither<CallFailure, L> => load?.(visit) ?? TE.right(undefined as L); // a page without `load` has no L;
