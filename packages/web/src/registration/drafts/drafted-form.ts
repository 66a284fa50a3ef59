import type { CallFailure } from '@aroeira/domain/kernel';
import type { DraftName, StepDrafts } from '@aroeira/domain/registration';
import { editedForm, type EditedForm, type EditedFormParts } from '../../ui/forms/edited-form.ts';
import type { AnyForm } from '../../ui/forms/sent-form.ts';
import { Draft, type DraftedForm as Drafted } from './draft.ts';

/** Where what a client types is kept. */
export interface DraftPlace {
  readonly drafts: StepDrafts;
  readonly clientId: number;
}

interface Parts<S, M extends AnyForm & Drafted, F, A, L> extends EditedFormParts<S, M, F, A, L> {
  readonly place: DraftPlace;
  /** The draft of a page. It names what the page is about, so that no other account or objective starts with it. */
  readonly draftOf: (saved: S) => DraftName;
}

/** The view model of a page that keeps what the client types on this device, until it is sent. */
export interface DraftedForm<M extends AnyForm, F, L = CallFailure> extends EditedForm<M, F, L> {
  /** It is there when the form is. */
  readonly draft: Draft | undefined;
}

/** Makes an `editedForm` whose typed work outlives a reload, a crash and the session. @see decisions 0202, 0397 */
export const draftedForm = <S, M extends AnyForm & Drafted, F, A, L = CallFailure>({
  place: { drafts, clientId },
  draftOf,
  ...parts
}: Parts<S, M, F, A, L>): DraftedForm<M, F, L> => {
  let draft: Draft | undefined;
  const forget = (): void => {
    draft?.close();
    draft?.remove();
  };
  const model = editedForm({
    ...parts,
    form: (saved: S) => {
      const form = parts.form(saved);
      draft = new Draft({ drafts, owner: { _tag: 'Client', clientId }, page: draftOf(saved), form });
      return form;
    },
    done: (answer: A) => {
      forget();
      return parts.done?.(answer);
    },
    losesWork: () => draft?.losesWork === true,
    discarded: forget,
  });
  return {
    ...model,
    get draft() {
      return draft;
    },
    close: () => {
      draft?.close();
      model.close();
    },
  };
};
