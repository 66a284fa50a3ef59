import { notSentMessage } from '@aroeira/domain/contact/messages';
import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { CONTACT } from '../contact.tokens.ts';
import { FormPage } from '../../shell/frame/form-page.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import type { ProviderViewModel } from './provider.view-model.ts';

/** `/talk-to-{product}`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(CONTACT.OpenProvider);
  return <SignedInFrame>{model && <ProviderScreen model={model} />}</SignedInFrame>;
};

/** `/talk-to-{product}`: a subject and a message to the provider. */
const ProviderScreen = ({ model }: { readonly model: ProviderViewModel }) => (
  <FormPage
    title="Fale conosco"
    lead="A resposta chega no seu e-mail."
    back="/dashboard"
    sent={model}
    refusal={(failure) => ({ body: notSentMessage(failure) })}
    submit="Enviar mensagem"
  >
    <FormFields form={model.form} />
  </FormPage>
);
