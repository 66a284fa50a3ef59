import { notSentMessage } from '@aroeira/domain/contact/messages';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { CONTACT } from '../contact.module.ts';
import { FormPage } from '../../shell/frame/form-page.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';

/** `/talk-to-{product}`: a subject and a message to the provider. */
export const Page = visitPage({ opens: CONTACT.OpenProvider }, ({ model }) => (
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
));
