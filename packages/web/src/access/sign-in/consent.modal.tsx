import { CONSENT_TERMS, type ConsentTerm } from '@aroeira/domain/access';
import { CONSENT_CAPTIONS } from '@aroeira/domain/access/messages';
import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { SignInTrouble } from './sign-in-trouble.tsx';
import type { SignInSteps } from './sign-in-steps.view-model.ts';

interface Props {
  readonly steps: SignInSteps;
  /** The terms that are checked now. */
  readonly accepted: readonly ConsentTerm[];
}

/** Asks for consent to the four terms. The client must answer. @see spec A §4 Sign-in 2; decision 0135 */
export const ConsentModal = observer(({ steps, accepted }: Props) => (
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
        <label key={term} className="check">
          <input
            type="checkbox"
            className="tick"
            checked={accepted.includes(term)}
            onChange={() => steps.toggleTerm(term)}
          />
          <span>{CONSENT_CAPTIONS[term]}</span>
        </label>
      ))}
    </div>
    <SignInTrouble trouble={steps.trouble} on="consent" />
  </Modal>
));
