import { mayEnter, resync, type DeviceMemory, type Hold } from '@aroeira/domain/access';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Navigation } from '../routing/navigation.ts';
import type { ScreenFlags } from './session-watch.flags.ts';

/** What a window compares, and how it leaves. */
export interface FocusPorts {
  readonly memory: Pick<DeviceMemory, 'session'>;
  readonly navigation: Pick<Navigation, 'abandon' | 'restartAt'>;
  readonly flags: ScreenFlags;
  readonly takeToHold: (hold: Hold) => void;
  /** Whether this window stands on a path that shows a client's own things. */
  readonly isProtected: () => boolean;
}

/** Keeps a window to the account whose screens it shows. */
export interface FocusResync {
  /**
   * Call it whenever the path changed. A client who enters from a public page is the client of these pages from then
   * on.
   */
  readonly moved: () => void;
  /** Call it whenever the window gets the focus back. */
  readonly check: () => void;
}

/**
 * All windows share one stored session, so another window may have signed out, or signed in as another client. A
 * client who signed out goes to /login. For another account the page loads again: its memory holds the first client's
 * data, and typed work must not be sent in the new client's name. What another window must do first, this one must do
 * first too.
 *
 * @see spec A §2 Routing rules; decisions 0122, 0157
 */
export const makeFocusResync = ({ memory, navigation, flags, takeToHold, isProtected }: FocusPorts): FocusResync => {
  let wasProtected = false;
  let shown: number | undefined;
  return {
    moved: () => {
      const isInside = isProtected();
      const session = pipe(memory.session.read(), O.filter(mayEnter), O.toUndefined);
      if (isInside && !wasProtected) {
        shown = session?.clientId;
        if (session !== undefined) flags.unlock();
      }
      wasProtected = isInside;
    },
    check: () => {
      if (!isProtected()) return;
      const found = resync(shown, memory.session.read());
      switch (found) {
        case 'same':
          return;
        case 'gone':
          navigation.abandon('/login');
          return;
        case 'changed':
          flags.lock();
          navigation.restartAt('/login');
          return;
        case 'unblock-device':
        case 'reset-password':
          takeToHold(found);
      }
    },
  };
};
