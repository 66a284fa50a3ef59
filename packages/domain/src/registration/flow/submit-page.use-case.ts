import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { StandingClient } from '../flags/gather-standing.use-case.ts';
import type { RegistrationError } from '../registration.errors.ts';
import type { FindEditor } from './find-editor.use-case.ts';
import type { LoadFlowFacts } from './read-registration.use-case.ts';
import { checkPageInFlow, checkPageOpen, dependsOnAnswers, type Editor, type SavedPage } from './page-access.rules.ts';
import type { RegistrationStep } from './registration-step.ts';
import { nextStep, registering } from './flow.rules.ts';
import { dueAfter, leadsToDue } from './resume.rules.ts';

/** The result of a saved page. */
export interface AfterSave {
  /** The page that follows. `undefined` at the end of the flow, and after the mail options, which have no page. */
  readonly next: RegistrationStep | undefined;
}

export type FindFollowing = (clientId: number, page: SavedPage) => TE.TaskEither<CallFailure, AfterSave>;

/**
 * Asks the server for the facts after a save, and finds the page that follows. It needs new facts because answers open
 * and close other pages, and the answer of the save is not reliable.
 *
 * @see spec A §4 Registration flow (new client); decision Q165
 */
export const makeFindFollowing =
  (loadFacts: LoadFlowFacts): FindFollowing =>
  (clientId, page) =>
    page === 'mailing'
      ? TE.right({ next: undefined })
      : pipe(
          loadFacts(clientId),
          TE.map((facts) => ({ next: nextStep(registering(facts), page) })),
        );

/** A page and its save. `F` is the page's own failure. */
export interface FilledPage<F> {
  readonly page: SavedPage;
  readonly save: TE.TaskEither<F, void>;
}

/** The page was saved, and the search for the next one failed. Who saves it again may have a bank account twice. */
export interface NextNotFound {
  readonly _tag: 'NextNotFound';
  readonly why: CallFailure;
}

/** Why a page was not saved: the page itself failed, the page is closed to the client, or a call before it failed. */
export type PageFailure<F> = { readonly _tag: 'PageFailed'; readonly why: F } | RegistrationError | CallFailure;

/** Saves one page of the registration. */
type SubmitPage<C> = <F>(client: C, filled: FilledPage<F>) => TE.TaskEither<PageFailure<F> | NextNotFound, AfterSave>;

interface Parts<C extends StandingClient> {
  readonly findEditor: FindEditor<C>;
  readonly loadFacts: LoadFlowFacts;
  readonly findFollowing: FindFollowing;
  /** The page where the registration continues now. */
  readonly findDue: (client: C) => TE.TaskEither<CallFailure, RegistrationStep | undefined>;
}

/**
 * Saves the page when the client may save it now, and their answers lead to it. Otherwise it sends nothing.
 * Where the next page depends on what is missing, it asks the server for that after the save.
 *
 * @see decisions 0162, 0204, 0265
 */
export const makeSubmitPage =
  <C extends StandingClient>({ findEditor, loadFacts, findFollowing, findDue }: Parts<C>): SubmitPage<C> =>
  (client, filled) =>
    pipe(
      findEditor(client),
      TE.chainFirstEitherKW((editor) => checkPageOpen(filled.page, editor)),
      TE.chainFirstW(() =>
        dependsOnAnswers(filled.page)
          ? pipe(
              loadFacts(client.clientId),
              TE.chainEitherKW((facts) => checkPageInFlow(filled.page, facts)),
            )
          : TE.right(undefined),
      ),
      TE.chainW((editor) =>
        pipe(
          sent(filled),
          TE.chainW(() =>
            pipe(
              findFollowing(client.clientId, filled.page),
              TE.chain((saved) =>
                leadsToDue({ page: filled.page, next: saved.next }, editor)
                  ? pipe(
                      findDue(client),
                      TE.map((due) => ({ next: dueAfter(filled.page, due) })),
                    )
                  : TE.right(saved),
              ),
              TE.mapLeft(nextNotFound),
            ),
          ),
        ),
      ),
    );

/** Checks that the page is open to the editor, then saves it. */
export const savePageOf =
  <F>(filled: FilledPage<F>) =>
  (editor: Editor): TE.TaskEither<PageFailure<F>, void> =>
    pipe(
      TE.fromEither(checkPageOpen(filled.page, editor)),
      TE.chainW(() => sent(filled)),
    );

export const nextNotFound = (why: CallFailure): NextNotFound => ({ _tag: 'NextNotFound', why });

const sent = <F>({ save }: FilledPage<F>): TE.TaskEither<PageFailure<F>, void> =>
  pipe(
    save,
    TE.mapLeft((why): PageFailure<F> => ({ _tag: 'PageFailed', why })),
  );
