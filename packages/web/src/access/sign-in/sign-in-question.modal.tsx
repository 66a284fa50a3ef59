import { CONSENT_TERMS, type ConsentTerm } from '@aroeira/domain/access';
import { codeMessage, CONSENT_CAPTIONS } from '@aroeira/domain/access/messages';
import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { CodeModal } from '../two-step/code.modal.tsx';
import type { Asked } from './sign-in-steps.ts';
import { SignInTrouble } from './sign-in-trouble.tsx';
import type { SignInSteps } from './sign-in-steps.view-model.ts';
import { Tick } from '../../ui/tick.tsx';

interface Props {
  readonly steps: SignInSteps;
  readonly asked: Extract<Asked, { readonly _tag: 'Code' | 'Consent' }>;
}

/** The question of the server before a sign-in is complete. */
export const SignInQuestion = ({ steps, asked }: Props) =>
  asked._tag === 'Code' ? (
    <TwoStepModal steps={steps} wasSentAgain={asked.wasSentAgain} />
  ) : (
    <ConsentModal steps={steps} accepted={asked.terms} />
  );

interface ConsentProps {
  readonly steps: SignInSteps;
  /** The terms that are checked now. */
  readonly accepted: readonly ConsentTerm[];
}

/** Asks for consent to the four terms. The client must answer. @see spec A §4 Sign-in 2; decision 0135 */
const ConsentModal = observer(({ steps, accepted }: ConsentProps) => (
  <Modal
    title="Antes de continuar"
    actions={
      <>
        <Button look="secondary" isHeld={steps.isBusy} onPress={() => void steps.deny()}>
          Recusar
        </Button>
        <Button isBusy={steps.isBusy} onPress={() => void steps.accept()}>
          Aceitar
        </Button>
      </>
    }
  >
    <p className="secondary">Precisamos do seu consentimento. Desmarque o que não quiser aceitar.</p>
    <div className="form-actions">
      {CONSENT_TERMS.map((term) => (
        <Tick key={term} type="checkbox" checked={accepted.includes(term)} onChange={() => steps.toggleTerm(term)}>
          {CONSENT_CAPTIONS[term]}
        </Tick>
      ))}
    </div>
    <SignInTrouble trouble={steps.trouble} on="consent" />
  </Modal>
));

interface CodeProps {
  readonly steps: SignInSteps;
  readonly wasSentAgain: boolean;
}

/** Asks for the code from the e-mail. @see spec A §4 Sign-in 1 */
const TwoStepModal = observer(({ steps, wasSentAgain }: CodeProps) => {
  const refusal = steps.trouble?._tag === 'CodeRefused' ? steps.trouble.failure : undefined;
  const isMissing = refusal?._tag === 'CodeMissing';
  return (
    <CodeModal
      title="Autenticação em duas etapas"
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
    </CodeModal>
  );
});
