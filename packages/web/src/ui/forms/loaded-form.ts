import type { CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { loadedVisit, type LoadedVisit } from '../loaded.ts';
import { sentForm, type AnyForm, type SentForm, type SentFormParts, type ValuesIn } from './sent-form.ts';

/** What a page that loads and saves is made of. `S` is what the server has saved. */
export interface LoadedFormParts<S, M extends AnyForm, F, A, L> extends Omit<SentFormParts<M, F, A>, 'form' | 'send'> {
  readonly load: TE.TaskEither<L, S>;
  /** Makes the form with the saved values. */
  readonly form: (saved: S) => M;
  readonly send: (values: ValuesIn<M>, saved: S) => TE.TaskEither<F, A>;
  /** Runs when the load fails during the visit, for example to lead the client away. */
  readonly notLoaded?: (failure: L) => void;
}

/** The view model of a page that loads what is saved, and saves what the client changes. */
export type LoadedForm<M extends AnyForm, F, L = CallFailure> = LoadedVisit<SentForm<M, F>, L>;

/**
 * Makes the form once, when the saved values are there. So the client never types into a form that a late answer
 * replaces. A retry after a failed load makes the form: nothing was typed before. A failed save keeps the form, and the
 * form never loads again during the visit.
 */
export const loadedForm = <S, M extends AnyForm, F, A, L = CallFailure>(
  parts: LoadedFormParts<S, M, F, A, L>,
): LoadedForm<M, F, L> => {
  const { load, form, send, notLoaded, ...sending } = parts;
  const visit = loadedVisit<SentForm<M, F>, L>(
    pipe(
      load,
      TE.map((saved) => sentForm({ ...sending, form: form(saved), send: (values) => send(values, saved) })),
    ),
    { failed: notLoaded },
  );
  return {
    ...visit,
    close: () => {
      visit.loaded.value?.close();
      visit.close();
    },
  };
};
