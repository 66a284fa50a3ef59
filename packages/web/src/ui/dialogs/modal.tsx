import { useId, type ReactNode } from 'react';
import { useModalDialog } from './use-modal-dialog.ts';

interface Props {
  readonly title: string;
  /** One sentence under the title, read out with it as the dialog opens. */
  readonly says?: string | undefined;
  readonly children?: ReactNode;
  /** One or two buttons, the way out first. */
  readonly actions?: ReactNode;
  /** Asked for by Esc. Without it the client must answer by the buttons. */
  readonly onClose?: () => void;
  /** It interrupts: what it says must be read before anything else. */
  readonly isAlert?: boolean;
}

/** A question or a short form over the page, 310 px wide. @see spec B §9 */
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
      {actions !== undefined && <div className="modal-actions">{actions}</div>}
    </dialog>
  );
};
