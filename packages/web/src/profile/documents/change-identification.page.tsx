import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import { REGISTRATION_TEXTS } from '@aroeira/domain/registration/messages';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { DOCUMENTS } from './documents.tokens.ts';
import { useDeployment } from '../../composition/deployment.ts';
import { IdentificationFields } from '../../registration/identity/identification-fields.tsx';
import { DraftNote } from '../../registration/drafts/draft-note.tsx';
import { DiscardQuestion } from '../../shell/frame/discard-question.tsx';
import { LoadedFormPage } from '../../shell/frame/loaded-form-page.tsx';

/** `/edit-documents/change-identification`: the identity document and its pictures. */
export const Page = visitPage({ opens: DOCUMENTS.OpenChangeIdentification }, ({ model }) => {
  const { environment } = useDeployment();
  return (
    <>
      <LoadedFormPage
        title="Alterar identificação"
        back="/edit-documents"
        model={model}
        failed={{ title: 'Ops!', body: REGISTRATION_TEXTS.loadFailed }}
        refusal={(failure) => ({ body: callFailureMessage(failure, environment) })}
        submit="Salvar"
      >
        {(form) => (
          <>
            <IdentificationFields form={form} />
            <DraftNote draft={model.draft} />
          </>
        )}
      </LoadedFormPage>
      <DiscardQuestion edits={model.edits} />
    </>
  );
});
