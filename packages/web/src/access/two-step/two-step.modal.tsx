import { codeMessage } from '@aroeira/domain/access/messages';
import { observer } from 'mobx-react-lite';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { CodeForm } from './code-form.tsx';
import { SignInTrouble } from '../sign-in/sign-in-trouble.tsx';
import type { SignInSteps } from '../sign-in/sign-in-steps.view-model.ts';

interface Props {
  readonly steps: SignInSteps;
  readonly wasSentAgain: boolean;
}

/** Asks for the code from the e-mail. @see spec A §4 Sign-in 1 */
export const TwoStepModal = observer(({ steps, wasSentAgain }: Props) => {
  const refusal = steps.trouble?._tag === 'CodeRefused' ? steps.trouble.failure : undefined;
  const isMissing = refusal?._tag === 'CodeMissing';
  return (
    <Modal title="Verificação em duas etapas" onClose={steps.backToEntry}>
      <CodeForm
        code={steps.code}
        onChange={steps.changeCode}
        request="Digite-o para continuar."
        wasSentAgain={wasSentAgain}
        missing={isMissing ? codeMessage(refusal) : undefined}
        isRefused={refusal !== undefined}
        isBusy={steps.isBusy}
        onSubmit={() => void steps.enterCode()}
        onResend={() => void steps.sendCodeAgain()}
        onLeave={steps.backToEntry}
      >
        {!isMissing && <SignInTrouble trouble={steps.trouble} on="code" />}
      </CodeForm>
    </Modal>
  );
});
