import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a native dialog while its component is on the page. The rest of the page is inert and the dialog keeps the
 * focus. Afterwards the focus goes back to where it was, or to the page if the screen changed meanwhile. Esc, the
 * phone's back gesture and a tap outside ask to close the dialog.
 *
 * @param onClose closes the dialog; without it the client must answer
 * @param beside whether a tap outside the dialog asks to close it, too
 */
export const useModalDialog = (
  onClose: (() => void) | undefined,
  beside: 'closes' | 'stays',
): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  const ask = useEffectEvent((event: Event) => {
    event.preventDefault();
    onClose?.();
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const before = document.activeElement;
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener('cancel', ask, { signal });
    // A second Esc closes the dialog although the page prevents `cancel`. So the page prevents the key itself.
    dialog.addEventListener('keydown', (event) => event.key === 'Escape' && ask(event), { signal });
    if (beside === 'closes')
      dialog.addEventListener('click', (event) => isBeside(dialog, event) && ask(event), { signal });
    dialog.showModal();
    return () => {
      listening.abort();
      dialog.close();
      focusAfter(before);
    };
  }, [beside]);
  return ref;
};

/** Gives the focus back. If its element is gone, hidden or inert, or nothing had the focus, the page gets it. */
const focusAfter = (before: Element | null): void => {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
    before.focus();
    if (document.activeElement === before) return;
  }
  // Another open dialog keeps the focus.
  if (document.querySelector('dialog[open]') === null) document.getElementById('main')?.focus({ preventScroll: true });
};

/** A click outside a dialog and a click on its padding have the same target. Only their position differs. */
const isBeside = (dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};
