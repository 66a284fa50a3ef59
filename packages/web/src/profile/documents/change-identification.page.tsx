import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import { REGISTRATION_TEXTS } from '@aroeira/domain/registration/messages';
import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { DOCUMENTS } from './documents.tokens.ts';
import { useDeployment } from '../../composition/deployment.ts';
import { IdentificationFields } from '../../registration/identity/identification-fields.tsx';
import { LoadedFormPage } from '../../shell/frame/form-page.tsx';
import type { ChangeIdentificationViewModel } from './change-identification.view-model.ts';

/** `/edit-documents/change-identification`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(DOCUMENTS.OpenChangeIdentification);
  return <SignedInFrame>{model && <ChangeIdentificationScreen model={model} />}</SignedInFrame>;
};

/** `/edit-documents/change-identification`: the identity document and its pictures. */
const ChangeIdentificationScreen = ({ model }: { readonly model: ChangeIdentificationViewModel }) => {
  const { environment } = useDeployment();
  return (
    <LoadedFormPage
      title="Alterar identificação"
      back="/edit-documents"
      model={model}
      failed={{ title: 'Ops!', body: REGISTRATION_TEXTS.loadFailed }}
      refusal={(failure) => ({ body: callFailureMessage(failure, environment) })}
      submit="Salvar"
    >
      {(form) => <IdentificationFields form={form} />}
    </LoadedFormPage>
  );
};
