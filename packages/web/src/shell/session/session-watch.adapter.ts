import type { LastActivity } from '@aroeira/domain/access';
import { instant } from '@aroeira/domain/kernel';
import * as O from 'fp-ts/Option';

/**
 * What a client does in front of a page. A moved pointer and a turned wheel count too, because a client who reads uses
 * the page.
 */
const USER_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'touchmove', 'input'];

/** The part of a browser's window that reports activity. */
export interface AttendedWindow extends Pick<Window, 'addEventListener'> {
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
}

/**
 * Tells when the client comes back to the window. A phone reports a tab that comes back by visibility. A page from the
 * browser's history reports it by `pageshow`.
 */
const hearReturn = (window: AttendedWindow, onReturn: () => void, signal: AbortSignal): void => {
  window.addEventListener('focus', onReturn, { signal });
  window.addEventListener('pageshow', onReturn, { signal });
  window.document.addEventListener(
    'visibilitychange',
    () => {
      if (window.document.visibilityState === 'visible') onReturn();
    },
    { signal },
  );
};

/**
 * Listens to what the client does in a window, and to the focus that comes back.
 *
 * @returns a function that stops listening
 */
export const attend = (
  window: AttendedWindow,
  { onUser, onFocus }: { readonly onUser: () => void; readonly onFocus: () => void },
): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  for (const event of USER_EVENTS) window.addEventListener(event, onUser, { signal, capture: true, passive: true });
  hearReturn(window, onFocus, signal);
  return () => listening.abort();
};

/** Whether the client sees the page, and when they come back to it. */
export interface Attention {
  readonly isSeen: () => boolean;
  /** @returns a function that stops listening */
  readonly onReturn: (run: () => void) => () => void;
}

/** The attention to a window. */
export const attentionTo = (window: AttendedWindow): Attention => ({
  isSeen: () => window.document.visibilityState === 'visible',
  onReturn: (run) => {
    const listening = new AbortController();
    hearReturn(window, run, listening.signal);
    return () => listening.abort();
  },
});

/** Texts by key. Reading and writing throw when the client forbids site data. */
interface Texts {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => void;
}

/** Keeps only the instant, for the other windows. When the browser stores nothing, each window counts alone. */
export const makeLastActivity = (store: Texts, key: string): LastActivity => ({
  read: () => {
    try {
      const at = Number(store.read(key) ?? Number.NaN);
      return Number.isSafeInteger(at) && at > 0 ? O.some(instant(at)) : O.none;
    } catch {
      return O.none;
    }
  },
  write: (at) => () => {
    try {
      store.write(key, String(at));
    } catch {
      // The browser does not keep the session either. It ends with this window, so this window counts alone.
    }
  },
});
