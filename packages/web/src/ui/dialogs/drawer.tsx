import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

interface Props {
  readonly label: string;
  /** Beside the cross: whose drawer this is. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A sheet of 300 px from the screen's start. The cross, Esc and a tap beside it close it. */
export const Drawer = ({ label, head, children, onClose }: Props) => (
  <dialog className="drawer" aria-label={label} ref={useModalDialog(onClose, 'closes')}>
    <div className="drawer-head">
      {head}
      <IconButton icon="close" label="Fechar" onPress={onClose} />
    </div>
    {children}
  </dialog>
);
