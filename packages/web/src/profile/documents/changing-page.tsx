import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import { REGISTRATION_TEXTS } from '@aroeira/domain/registration/messages';
import type { CallFailure } from '@aroeira/domain/kernel';
import type { ReactNode } from 'react';
import { useDeployment } from '../../composition/deployment.ts';
import { DraftNote } from '../../registration/drafts/draft-note.tsx';
import { FilesUnderway } from '../../registration/drafts/files-underway.tsx';
import type { DraftedForm } from '../../registration/drafts/drafted-form.ts';
import { DiscardQuestion } from '../../shell/frame/discard-question.tsx';
import { LoadedFormPage } from '../../shell/frame/loaded-form-page.tsx';
import type { AnyForm } from '../../ui/forms/sent-form.ts';

interface Props<M extends AnyForm, L> {
  readonly title: string;
  readonly model: DraftedForm<M, CallFailure, L>;
  /** The fields. */
  readonly children: (form: M) => ReactNode;
}

/** A part of the registration that an approved client changes. What they type is kept until it is sent. */
export const ChangingPage = <M extends AnyForm, L>({ title, model, children }: Props<M, L>) => {
  const { environment } = useDeployment();
  return (
    <>
      <LoadedFormPage
        title={title}
        back="/edit-documents"
        model={model}
        failed={{ title: REGISTRATION_TEXTS.loadFailed }}
        refusal={(failure) => ({ body: callFailureMessage(failure, environment) })}
        submit="Salvar"
        waysOut={<FilesUnderway page={model} />}
      >
        {(form) => (
          <>
            {children(form)}
            <DraftNote draft={model.draft} />
          </>
        )}
      </LoadedFormPage>
      <DiscardQuestion edits={model.edits} />
    </>
  );
};
