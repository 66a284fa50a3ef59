import { unblockMessage } from '@aroeira/domain/access/messages';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { FormPage } from '../../shell/frame/form-page.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import type { UnblockDeviceViewModel } from './unblock-device.view-model.ts';

/** `/unblockDevice`: three security questions. */
export const UnblockDeviceScreen = ({ model }: { readonly model: UnblockDeviceViewModel }) => (
  <FormPage
    title="Desbloquear dispositivo"
    lead="Este dispositivo está bloqueado. Para a sua segurança, responda com os dados do seu cadastro."
    sent={model}
    // The focus goes to a wrong field, which is read there: only what the server says is an alert (decision 0159).
    refusal={(failure) => ({ body: unblockMessage(failure), isAnnounced: failure._tag !== 'AnswersInvalid' })}
    submit="Desbloquear"
    waysOut={
      <ButtonLink look="text" to="/logout">
        Sair
      </ButtonLink>
    }
  >
    <FormFields form={model.form} />
  </FormPage>
);
