import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import { REGISTRATION_TEXTS } from '@aroeira/domain/registration/messages';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { DOCUMENTS } from './documents.tokens.ts';
import { useDeployment } from '../../composition/deployment.ts';
import { DraftNote } from '../../registration/drafts/draft-note.tsx';
import { DiscardQuestion } from '../../shell/frame/discard-question.tsx';
import { LoadedFormPage } from '../../shell/frame/loaded-form-page.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';

/** `/edit-documents/change-address`: the residence and its proof. */
export const Page = visitPage({ opens: DOCUMENTS.OpenChangeAddress }, ({ model }) => {
  const { environment } = useDeployment();
  return (
    <>
      <LoadedFormPage
        title="Alterar endereço"
        back="/edit-documents"
        model={model}
        failed={{ title: 'Ops!', body: REGISTRATION_TEXTS.loadFailed }}
        refusal={(failure) => ({ body: callFailureMessage(failure, environment) })}
        submit="Salvar"
      >
        {(form) => (
          <>
            <FormFields form={form} />
            <DraftNote draft={model.draft} />
          </>
        )}
      </LoadedFormPage>
      <DiscardQuestion edits={model.edits} />
    </>
  );
});
