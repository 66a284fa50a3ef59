import type { TermItem } from '@aroeira/domain/movements';
import { SIGN_TEXTS, termCaption, termReading } from '@aroeira/domain/movements/messages';
import { useId } from 'react';
import { useModalDialog } from '../../ui/dialogs/use-modal-dialog.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ReadToEnd } from '../../signature/reading/read-to-end.tsx';

interface Props {
  readonly item: TermItem;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** A term to read. The client accepts it after they came to its end. @see spec B §4 Signing fund terms; decision 0198 */
export const TermReading = ({ item, onAccept, onClose }: Props) => {
  const title = useId();
  return (
    <dialog className="modal is-reading" aria-labelledby={title} ref={useModalDialog(onClose, 'stays')}>
      <header className="reading-head">
        <h2 id={title}>{termCaption(item)}</h2>
        <IconButton icon="close" label="Fechar" onPress={onClose} />
      </header>
      <ReadToEnd paragraphs={termReading(item)} texts={SIGN_TEXTS} onAccept={onAccept} />
    </dialog>
  );
};
