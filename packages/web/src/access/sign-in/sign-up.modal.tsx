import { PROOF_DAYS } from '@aroeira/domain/registration';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';

/**
 * Tells the client what a registration needs before it starts. The client stays on the page when they close it.
 *
 * @see spec A §2; decision Q034
 */
export const SignUpModal = ({ onClose }: { readonly onClose: () => void }) => (
  <Modal
    title="Antes de começar"
    onClose={onClose}
    actions={
      <>
        <Button look="secondary" onPress={onClose}>
          Voltar
        </Button>
        <ButtonLink to="/registration">OK</ButtonLink>
      </>
    }
  >
    <p className="secondary">Para se cadastrar, tenha em mãos:</p>
    <ul className="bullets">
      <li>um documento: CNH, RG ou RNE;</li>
      <li>um comprovante de residência emitido há menos de {PROOF_DAYS} dias.</li>
    </ul>
  </Modal>
);
