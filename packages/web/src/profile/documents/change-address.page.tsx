import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import { REGISTRATION_TEXTS } from '@aroeira/domain/registration/messages';
import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { DOCUMENTS } from './documents.tokens.ts';
import { useDeployment } from '../../composition/deployment.ts';
import { LoadedFormPage } from '../../shell/frame/form-page.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import type { ChangeAddressViewModel } from './change-address.view-model.ts';

/** `/edit-documents/change-address`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(DOCUMENTS.OpenChangeAddress);
  return <SignedInFrame>{model && <ChangeAddressScreen model={model} />}</SignedInFrame>;
};

/** `/edit-documents/change-address`: the residence and its proof. */
const ChangeAddressScreen = ({ model }: { readonly model: ChangeAddressViewModel }) => {
  const { environment } = useDeployment();
  return (
    <LoadedFormPage
      title="Alterar endereço"
      back="/edit-documents"
      model={model}
      failed={{ title: 'Ops!', body: REGISTRATION_TEXTS.loadFailed }}
      refusal={(failure) => ({ body: callFailureMessage(failure, environment) })}
      submit="Salvar"
    >
      {(form) => <FormFields form={form} />}
    </LoadedFormPage>
  );
};
