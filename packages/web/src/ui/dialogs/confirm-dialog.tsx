import { Button } from '../button.tsx';
import { Modal } from './modal.tsx';

interface Props {
  readonly question: string;
  /** What a yes does, when the question alone does not say it. */
  readonly body?: string;
  readonly yes: string;
  readonly no: string;
  /** The call is running: both buttons ignore a second tap. */
  readonly isBusy?: boolean;
  /** A yes deletes something. */
  readonly isDanger?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before an action that the client may regret. Esc means no. */
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
