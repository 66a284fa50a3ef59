import { Button } from '../button.tsx';
import { Modal } from './modal.tsx';

interface Props {
  readonly question: string;
  /** What happens on yes, where the question alone does not say it. */
  readonly body?: string;
  readonly yes: string;
  readonly no: string;
  /** The answer is on its way: neither button takes a second tap. */
  readonly isBusy?: boolean;
  /** A yes takes something away. */
  readonly isDanger?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something that the client may regret. Esc is a no. */
export const ConfirmDialog = ({ question, body, yes, no, isBusy = false, isDanger = false, onYes, onNo }: Props) => {
  const refuse = () => {
    if (!isBusy) onNo();
  };
  return (
    <Modal
      title={question}
      says={body}
      onClose={refuse}
      actions={
        <>
          <Button look="secondary" isHeld={isBusy} onPress={refuse}>
            {no}
          </Button>
          <Button look={isDanger ? 'text-danger' : 'primary'} isBusy={isBusy} onPress={onYes}>
            {yes}
          </Button>
        </>
      }
    />
  );
};
