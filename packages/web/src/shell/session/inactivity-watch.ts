import {
  IDLE_AFTER,
  INACTIVE_AFTER,
  isSignedIn,
  makeWatchInactivity,
  WARNED_BEFORE,
  type DeviceMemory,
  type LastActivity,
} from '@aroeira/domain/access';
import { ENDED_BY_INACTIVITY, ENDS_BY_INACTIVITY } from '@aroeira/domain/access/messages';
import type { Clock, Scheduler } from '@aroeira/domain/kernel';
import * as O from 'fp-ts/Option';
import type { Navigation } from '../routing/navigation.ts';
import type { Notices } from '../frame/notices.ts';
import type { ScreenFlags } from './session-watch.flags.ts';

/** What the watch uses to count inactivity, and to end a session. */
export interface InactivityPorts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly lastActivity: LastActivity;
  readonly memory: Pick<DeviceMemory, 'session'>;
  readonly navigation: Pick<Navigation, 'abandon'>;
  readonly notices: Notices;
  readonly flags: ScreenFlags;
  readonly isProtected: () => boolean;
  /** Inside the native wrapper there is no automatic sign-out, because the wrapper locks itself. */
  readonly isNative: boolean;
}

/** Ends a session that nobody uses. */
export interface InactivityWatch {
  /** @returns a function that ends the watch */
  readonly start: () => () => void;
  readonly touch: () => void;
  /** Call this when the window is back. It checks the time that the timers missed, before the client sees anything. */
  readonly check: () => void;
}

/**
 * Raises the idle flag, later warns, and then ends the session. Covers the page at once, and signs out of the app. Activity in any
 * window of this device counts for all of them, because they share the session.
 *
 * @see spec A §2 Routing rules, A §4 Session handling; decisions Q029, 0123, 0401
 */
export const makeInactivityWatch = (ports: InactivityPorts): InactivityWatch => {
  const { clock, scheduler, flags, lastActivity, notices, isProtected } = ports;
  const idle = makeWatchInactivity({ clock, scheduler, limit: IDLE_AFTER, onQuiet: () => flags.setIdle(true) });
  const absent = makeWatchInactivity({
    clock,
    scheduler,
    lastActivity,
    limit: INACTIVE_AFTER,
    onQuiet: endBy(ports),
    warning: {
      before: WARNED_BEFORE,
      onNear: () => {
        if (isInSession(ports)) notices.alert(ENDS_BY_INACTIVITY);
      },
      // Somebody went on in another window.
      onFar: () => notices.withdraw(ENDS_BY_INACTIVITY.body),
    },
  });
  return {
    start: () => {
      const ends = [idle.start(O.none)];
      // A window that opens on a client's page continues the last window's count. A public page starts a new one.
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

/** Another window may have ended the session already. This window covers its page too. */
const isInSession = ({ memory, isProtected }: InactivityPorts): boolean =>
  isProtected() || O.exists(isSignedIn)(memory.session.read());

const endBy = (ports: InactivityPorts) => (): void => {
  if (!isInSession(ports)) return;
  const { navigation, notices, flags } = ports;
  flags.lock();
  notices.withdraw(ENDS_BY_INACTIVITY.body);
  notices.alert({ body: ENDED_BY_INACTIVITY });
  navigation.abandon('/logout');
};
