import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a native dialog while its component is on the page: the rest is inert, the focus is kept inside and goes back
 * to where it was, or to the page when the screen changed meanwhile. Esc, the phone's back gesture and a tap beside it ask to close.
 *
 * @param onClose what closing does; without it they do nothing, and the client must answer
 * @param beside whether a tap beside the dialog asks too
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
    // A browser closes a dialog on the second Esc whatever the page says, unless the key itself is taken.
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

/** Whoever stood on a screen that is gone, hidden or inert by now, or nowhere yet, begins where the page does. */
const focusAfter = (before: Element | null): void => {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
    before.focus();
    if (document.activeElement === before) return;
  }
  // A dialog below this one keeps the focus to itself.
  if (document.querySelector('dialog[open]') === null) document.getElementById('main')?.focus({ preventScroll: true });
};

/** A click beside a dialog lands on the dialog itself, as one on its padding does: the place tells them apart. */
const isBeside = (dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};
