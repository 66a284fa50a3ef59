import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

interface Props {
  readonly label: string;
  /** Stands beside the close button. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A panel of 300 px at the left of the screen. The close button, Esc and a tap outside close it. */
export const Drawer = ({ label, head, children, onClose }: Props) => (
  <dialog className="drawer" aria-label={label} ref={useModalDialog(onClose, 'closes')}>
    <div className="drawer-head">
      {head}
      <IconButton icon="close" label="Fechar" onPress={onClose} />
    </div>
    {children}
  </dialog>
);
