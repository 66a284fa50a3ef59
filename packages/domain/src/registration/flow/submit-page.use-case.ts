import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { StandingClient } from '../flags/gather-standing.use-case.ts';
import type { RegistrationError } from '../registration.errors.ts';
import type { FindEditor } from './find-editor.use-case.ts';
import { checkPageOpen, type SavedPage } from './page-access.rules.ts';
import type { SavedStep } from './save-step.use-case.ts';

/** A page and its save. `F` is the page's own failure. */
export interface FilledPage<F> {
  readonly page: SavedPage;
  readonly save: TE.TaskEither<F, SavedStep>;
}

/** Why a page was not saved: the page itself failed, the page is closed to the client, or a call before it failed. */
export type PageFailure<F> = { readonly _tag: 'PageFailed'; readonly why: F } | RegistrationError | CallFailure;

/** Saves one page of the registration. */
type SubmitPage<C> = <F>(client: C, filled: FilledPage<F>) => TE.TaskEither<PageFailure<F>, SavedStep>;

/** Saves the page when the client may save it now. Otherwise it sends nothing. @see decision 0162 */
export const makeSubmitPage =
  <C extends StandingClient>(findEditor: FindEditor<C>): SubmitPage<C> =>
  (client, filled) =>
    pipe(findEditor(client), TE.chainW(savePageOf(filled)));

/** Checks that the page is open to the editor, then saves it. */
export const savePageOf =
  <F>({ page, save }: FilledPage<F>) =>
  (editor: Parameters<typeof checkPageOpen>[1]): TE.TaskEither<PageFailure<F>, SavedStep> =>
    pipe(
      TE.fromEither(checkPageOpen(page, editor)),
      TE.chainW(() =>
        pipe(
          save,
          TE.mapLeft((why): PageFailure<F> => ({ _tag: 'PageFailed', why })),
        ),
      ),
    );
