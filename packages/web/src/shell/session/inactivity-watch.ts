import {
  ENDED_BY_INACTIVITY,
  IDLE_AFTER,
  INACTIVE_AFTER,
  isSignedIn,
  makeWatchInactivity,
  type DeviceMemory,
  type LastActivity,
} from '@aroeira/domain/access';
import type { Clock, Scheduler } from '@aroeira/domain/kernel';
import * as O from 'fp-ts/Option';
import type { Navigation } from '../routing/navigation.ts';
import type { Notices } from '../frame/notices.ts';
import type { ScreenFlags } from './session-watch.flags.ts';

/** What inactivity is counted by, and how it ends a session. */
export interface InactivityPorts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly lastActivity: LastActivity;
  readonly memory: Pick<DeviceMemory, 'session'>;
  readonly navigation: Pick<Navigation, 'abandon'>;
  readonly notices: Notices;
  readonly flags: ScreenFlags;
  readonly isProtected: () => boolean;
  /** The wrapper locks itself: there is no automatic logout inside it. */
  readonly isNative: boolean;
}

/** Ends a session that nobody uses. */
export interface InactivityWatch {
  /** @returns what ends the watch */
  readonly start: () => () => void;
  readonly touch: () => void;
  /** The window is back. It finds now what its timers missed, before the client sees anything. */
  readonly check: () => void;
}

/**
 * Raises the idle flag, and later ends the session. It covers the page at once, and signs out of the app as the
 * client would. Activity in any window of this device counts for all, since they share the session.
 *
 * @see spec A §2 Routing rules, A §4 Session handling; decisions Q029, Q145, 0123
 */
export const makeInactivityWatch = (ports: InactivityPorts): InactivityWatch => {
  const { clock, scheduler, flags, lastActivity, isProtected } = ports;
  const idle = makeWatchInactivity({ clock, scheduler, limit: IDLE_AFTER, onQuiet: () => flags.setIdle(true) });
  const absent = makeWatchInactivity({ clock, scheduler, lastActivity, limit: INACTIVE_AFTER, onQuiet: endBy(ports) });
  return {
    start: () => {
      const ends = [idle.start(O.none)];
      // A window that opens on a client's pages goes on counting where the last one stopped. A start page does not.
      if (!ports.isNative) ends.push(absent.start(isProtected() ? lastActivity.read() : O.none));
      return () => {
        for (const end of ends) end();
      };
    },
    check: () => {
      if (!ports.isNative) absent.check();
    },
    touch: () => {
      if (flags.isIdle) flags.setIdle(false);
      idle.touch();
      if (!ports.isNative) absent.touch();
    },
  };
};

const endBy =
  ({ memory, navigation, notices, flags, isProtected }: InactivityPorts) =>
  (): void => {
    // Another window may have ended the session already. This one is covered all the same.
    if (!isProtected() && !O.exists(isSignedIn)(memory.session.read())) return;
    flags.lock();
    notices.alert({ body: ENDED_BY_INACTIVITY });
    navigation.abandon('/logout');
  };
