import { useId, type ReactNode } from 'react';
import { useModalDialog } from './use-modal-dialog.ts';

interface Props {
  readonly title: string;
  /** One sentence under the title. A screen reader reads both when the dialog opens. */
  readonly says?: string | undefined;
  readonly children?: ReactNode;
  /** One or two buttons. The one that cancels comes first. */
  readonly actions?: ReactNode;
  /** Runs on Esc. Without it the client must answer with the buttons. */
  readonly onClose?: () => void;
  /** The dialog is urgent: a screen reader interrupts itself to read it. */
  readonly isAlert?: boolean;
}

/** A dialog of 310 px over the page, with a question or a short form. @see spec B §9 */
export const Modal = ({ title, says, children, actions, onClose, isAlert = false }: Props) => {
  const id = useId();
  const sentence = useId();
  return (
    <dialog
      className="modal"
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={says === undefined ? undefined : sentence}
      ref={useModalDialog(onClose, 'stays')}
    >
      <h2 id={id}>{title}</h2>
      {says !== undefined && (
        <p id={sentence} className={isAlert ? undefined : 'secondary'}>
          {says}
        </p>
      )}
      {children}
      {actions !== undefined && <div className="tiles modal-actions">{actions}</div>}
    </dialog>
  );
};
