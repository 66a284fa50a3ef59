import { useId, type ReactNode } from 'react';
import { useModalDialog } from './use-modal-dialog.ts';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  /** One or two buttons, the way out first. */
  readonly actions?: ReactNode;
  /** Asked for by Esc. Without it the client must answer by the buttons. */
  readonly onClose?: () => void;
}

/** A question or a short form over the page, 310 px wide. @see spec B §9 */
export const Modal = ({ title, children, actions, onClose }: Props) => {
  const id = useId();
  return (
    <dialog className="modal" aria-labelledby={id} ref={useModalDialog(onClose, 'stays')}>
      <h2 id={id}>{title}</h2>
      {children}
      {actions !== undefined && <div className="modal-actions">{actions}</div>}
    </dialog>
  );
};
