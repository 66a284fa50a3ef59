import { mayEnter, resync, type DeviceMemory, type Hold } from '@aroeira/domain/access';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Navigation } from '../routing/navigation.ts';
import type { ScreenFlags } from './session-watch.flags.ts';

/** What a window compares by, and how it leaves. */
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
  /** Whenever the path changed: whoever enters from outside is the client of these screens from here on. */
  readonly moved: () => void;
  /** Whenever the window gets the focus back. */
  readonly check: () => void;
}

/**
 * The session is stored once for all windows, so that another one may have signed out, or in as somebody else. Whoever
 * went is sent to /login; before another account the page is loaded anew, since what it holds in memory is the other
 * client's, and what was typed there must not be sent in the new one's name. What another window was told to do first is
 * to be done first here, too.
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
