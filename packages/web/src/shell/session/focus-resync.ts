import { mayEnter, resync, type DeviceMemory, type Hold } from '@aroeira/domain/access';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Navigation } from '../routing/navigation.ts';
import type { ScreenFlags } from './session-watch.flags.ts';

/** What a window compares, and how it leaves the page. */
export interface FocusPorts {
  readonly memory: Pick<DeviceMemory, 'session'>;
  readonly navigation: Pick<Navigation, 'abandon' | 'restartAt'>;
  readonly flags: ScreenFlags;
  readonly takeToHold: (hold: Hold) => void;
  /** Leaves the stored session open at the arrival at /login, because another window uses it. */
  readonly spare: () => void;
  /** Whether this window shows a path with a client's own data. */
  readonly isProtected: () => boolean;
}

/** Checks that a window shows only the account of the stored session. */
export interface FocusResync {
  /** Call this after every change of path. When a client comes from a public page, the window remembers that client. */
  readonly moved: () => void;
  /** Call this each time the window gets the focus back. */
  readonly check: () => void;
}

/**
 * All windows share one stored session, so another window may have signed out or signed in another client. After a
 * sign-out this window goes to /login. For another client it loads the page again, because its memory holds data of the
 * first client, and typed work must not go out under the new client's name. A step that the server demanded in another
 * window is due in this window too.
 *
 * @see spec A §2 Routing rules; decisions 0122, 0157, 0310
 */
export const makeFocusResync = ({
  memory,
  navigation,
  flags,
  takeToHold,
  spare,
  isProtected,
}: FocusPorts): FocusResync => {
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
          spare();
          navigation.abandon('/login');
          return;
        case 'changed':
          spare();
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
