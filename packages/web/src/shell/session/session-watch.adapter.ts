import type { LastActivity } from '@aroeira/domain/access';
import { instant } from '@aroeira/domain/kernel';
import * as O from 'fp-ts/Option';

/**
 * What a client does in front of a page. Moving the pointer and turning the wheel count: a client who reads uses the
 * page.
 */
const USER_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'touchmove', 'input'];

/** The part of a browser's window that tells whether somebody is there. */
export interface AttendedWindow extends Pick<Window, 'addEventListener'> {
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
}

/**
 * Listens to a window: what its user does, and when it gets the focus back. A phone that comes back to a tab tells it
 * by visibility. A page that comes back from the browser's history tells it by `pageshow`.
 *
 * @returns what ends it
 */
export const attend = (
  window: AttendedWindow,
  { onUser, onFocus }: { readonly onUser: () => void; readonly onFocus: () => void },
): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  for (const event of USER_EVENTS) window.addEventListener(event, onUser, { signal, capture: true, passive: true });
  window.addEventListener('focus', onFocus, { signal });
  window.addEventListener('pageshow', onFocus, { signal });
  window.document.addEventListener(
    'visibilitychange',
    () => {
      if (window.document.visibilityState === 'visible') onFocus();
    },
    { signal },
  );
  return () => listening.abort();
};

/** Texts by key. Reading and writing throw where the client forbids site data. */
interface Texts {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => void;
}

/** Keeps the instant alone, for the other windows. Where nothing can be kept, each window counts for itself. */
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
      // The session is not kept either: it lasts as long as this window, which counts for itself.
    }
  },
});
