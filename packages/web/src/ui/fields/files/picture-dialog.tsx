import type { UploadedFile } from '@aroeira/domain/kernel';
import { IconButton } from '../../icon-button.tsx';
import { useModalDialog } from '../../dialogs/use-modal-dialog.ts';

interface Props {
  readonly file: UploadedFile;
  readonly onClose: () => void;
}

/** Shows a picture as large as the screen, so that the client sees whether every letter can be read. */
export const PictureDialog = ({ file, onClose }: Props) => (
  <dialog className="picture" aria-label={file.name} ref={useModalDialog(onClose, 'closes')}>
    <IconButton icon="close" className="picture-close" label="Fechar" onPress={onClose} />
    <img src={file.preview} alt={file.name} />
  </dialog>
);
