import { unblockMessage, type UnblockFailure } from '@aroeira/domain/access';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, Redirect } from 'wouter';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import type { UnblockDeviceViewModel } from './unblock-device.view-model.ts';

/** `/unblockDevice`. Public, but about an account: whoever has nothing to unblock is sent on (decision Q027). */
export const UnblockDeviceScreen = () => {
  const [opened] = useState(useInject(TOKENS.OpenUnblockDevice));
  return typeof opened === 'string' ? <Redirect to={opened} replace /> : <Questions model={opened} />;
};

const Questions = observer(({ model }: { readonly model: UnblockDeviceViewModel }) => (
  <PublicShell>
    <div className="stack-8">
      <h1>Desbloquear dispositivo</h1>
      <p className="secondary">
        Este dispositivo está bloqueado. Para a sua segurança, responda com os dados do seu cadastro.
      </p>
    </div>
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit();
      }}
    >
      <FormFields form={model.form} />
      <Refusal failure={model.failure} />
      <div className="stack-8 form-actions">
        <Button type="submit" isBusy={model.isBusy}>
          Desbloquear
        </Button>
        <Link className="button is-text" href="/logout">
          Sair
        </Link>
      </div>
    </form>
  </PublicShell>
));

/** A wrong field is heard where the focus goes to; only what the server says is an alert. @see decision 0159 */
const Refusal = ({ failure }: { readonly failure: UnblockFailure | undefined }) =>
  failure && (
    <Alert key={failure._tag} body={unblockMessage(failure)} isAnnounced={failure._tag !== 'AnswersInvalid'} />
  );
