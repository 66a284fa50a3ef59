import { Icon } from '../icon.tsx';

/** The button that stopped the sending is gone, and the focus with it. */
const takeLostFocus = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === document.body) button?.focus();
};

/** Tells that the client stopped the sending of a form, and sends it again. Nothing went wrong. @see decision 0207 */
export const StoppedNotice = ({ body }: { readonly body: string }) => (
  <div className="alert is-info">
    <Icon name="upload" isSmall />
    <div>
      <output>{body}</output>
      <button type="submit" className="link" ref={takeLostFocus}>
        Enviar novamente
      </button>
    </div>
  </div>
);
