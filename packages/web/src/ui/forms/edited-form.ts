import type { CallFailure } from '@aroeira/domain/kernel';
import type { Guarded } from './leave-guard.ts';
import { loadedForm, type LoadedForm, type LoadedFormParts } from './loaded-form.ts';
import type { AnyForm } from './sent-form.ts';
import { UnsavedEdits } from './unsaved-edits.ts';

export interface EditedFormParts<S, M extends ChangedForm, F, A, L> extends LoadedFormParts<S, M, F, A, L> {
  readonly navigation: Guarded;
  /** Whether closing the tab loses edits. Without it every edit is lost. */
  readonly losesWork?: () => boolean;
  /** The client leaves, and the edits with them. */
  readonly discarded?: () => void;
}

interface ChangedForm extends AnyForm {
  readonly isChanged: boolean;
}

/** The view model of a page that loads and saves, and that asks before the client leaves it with edits. */
export interface EditedForm<M extends AnyForm, F, L = CallFailure> extends LoadedForm<M, F, L> {
  readonly edits: UnsavedEdits;
}

/** Makes a `loadedForm` that the client leaves with edits only after a question. */
export const editedForm = <S, M extends ChangedForm, F, A, L = CallFailure>({
  navigation,
  done,
  losesWork,
  discarded,
  ...parts
}: EditedFormParts<S, M, F, A, L>): EditedForm<M, F, L> => {
  const model = loadedForm({
    ...parts,
    done: (answer: A) => {
      edits.release();
      return done?.(answer);
    },
  });
  const edits = new UnsavedEdits({
    navigation,
    isChanged: () => model.loaded.value?.form.isChanged ?? false,
    losesWork,
    discarded,
  });
  return {
    loaded: model.loaded,
    edits,
    open: () => {
      edits.watch();
      return model.open();
    },
    close: () => {
      edits.release();
      model.close();
    },
  };
};
