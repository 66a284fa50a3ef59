import { unblockMessage } from '@aroeira/domain/access/messages';
import { openedPage } from '../../composition/injection.tsx';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { DEVICES } from './devices.tokens.ts';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { FormPage } from '../../shell/frame/form-page.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';

/** `/unblockDevice`. The path is public. It redirects everybody who has nothing to unblock (decision Q027). */
export const Page = openedPage(DEVICES.OpenUnblockDevice, ({ model }) => (
  <PublicShell>
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
  </PublicShell>
));
