import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';

/**
 * Says what a registration needs, before it starts. The client stays on the page when they close it.
 *
 * @see spec A §2; decision Q034
 */
export const SignUpModal = ({ onClose }: { readonly onClose: () => void }) => {
  const navigation = useInject(SHARED.Navigation);
  return (
    <Modal
      title="Antes de começar"
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onPress={onClose}>
            Voltar
          </Button>
          <Button onPress={() => navigation.push('/registration')}>OK</Button>
        </>
      }
    >
      <p className="secondary">Para se cadastrar, tenha em mãos:</p>
      <ul className="bullets">
        <li>um documento: CNH, RG ou RNE;</li>
        <li>um comprovante de residência emitido há no máximo 90 dias.</li>
      </ul>
    </Modal>
  );
};
