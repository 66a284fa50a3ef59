import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { StandingClient } from '../flags/gather-standing.use-case.ts';
import type { FindEditor } from './find-editor.use-case.ts';
import type { LoadFlowFacts } from './read-registration.use-case.ts';
import { dependsOnAnswers, isInFlow, type Editor, type SavedPage } from './page-access.rules.ts';
import type { RegistrationStep } from './registration-step.ts';
import { leadsToDue } from './resume.rules.ts';
import {
  nextNotFound,
  savePageOf,
  type FilledPage,
  type FindFollowing,
  type NextNotFound,
  type PageFailure,
} from './submit-page.use-case.ts';

/** The result of filling in several pages. */
export interface Filling {
  readonly saved: readonly SavedPage[];
  /** The pages that earlier answers leave out of the flow. */
  readonly skipped: readonly SavedPage[];
  /** The page after the last saved one. `undefined` when it depends on what is missing now, or no page was saved. */
  readonly next: RegistrationStep | undefined;
}

/** The first failure. The pages in `saved` stay saved, also the one whose next page was not found. */
export interface FillFailure<F> {
  /** The page that failed. `undefined` when the failure came before the first page. */
  readonly page: SavedPage | undefined;
  readonly saved: readonly SavedPage[];
  readonly why: PageFailure<F> | NextNotFound;
}

/** Saves several pages in the given order, up to the first failure. */
type FillPages<C> = <F>(client: C, pages: readonly FilledPage<F>[]) => TE.TaskEither<FillFailure<F>, Filling>;

interface Parts<C extends StandingClient> {
  readonly findEditor: FindEditor<C>;
  readonly loadFacts: LoadFlowFacts;
  readonly findFollowing: FindFollowing;
}

/**
 * Finds only once which pages the client may save. So a page that completes a part does not close the later pages.
 *
 * @see decisions 0153, 0162
 */
export const makeFillPages =
  <C extends StandingClient>({ findEditor, loadFacts, findFollowing }: Parts<C>): FillPages<C> =>
  <F>(client: C, pages: readonly FilledPage<F>[]) => {
    const saveNext =
      (filled: FilledPage<F>, editor: Editor) =>
      (filling: Filling): TE.TaskEither<FillFailure<F>, Filling> =>
        pipe(
          applies(filled.page),
          TE.chainW((isApplied): TE.TaskEither<PageFailure<F> | NextNotFound, Filling> => {
            if (!isApplied) return TE.right({ ...filling, skipped: [...filling.skipped, filled.page] });
            return pipe(
              savePageOf(filled)(editor),
              TE.chainW(() => pipe(findFollowing(client.clientId, filled.page), TE.mapLeft(nextNotFound))),
              TE.map(({ next: following = filling.next }) => {
                const next = leadsToDue({ page: filled.page, next: following }, editor) ? undefined : following;
                return { ...filling, saved: [...filling.saved, filled.page], next };
              }),
            );
          }),
          TE.mapLeft((why) => ({
            page: filled.page,
            saved: why._tag === 'NextNotFound' ? [...filling.saved, filled.page] : filling.saved,
            why,
          })),
        );
    /** Whether the answers until now lead to the page. */
    const applies = (page: SavedPage): TE.TaskEither<CallFailure, boolean> => {
      if (!dependsOnAnswers(page)) return TE.right(true);
      return pipe(
        loadFacts(client.clientId),
        TE.map((facts) => isInFlow(page, facts)),
      );
    };
    return pipe(
      findEditor(client),
      TE.mapLeft((why): FillFailure<F> => ({ page: undefined, saved: [], why })),
      TE.chain((editor) =>
        pages.reduce<TE.TaskEither<FillFailure<F>, Filling>>(
          (before, filled) => pipe(before, TE.chain(saveNext(filled, editor))),
          TE.right({ saved: [], skipped: [], next: undefined }),
        ),
      ),
    );
  };
