import { forgetTabNotes, makeBrowserStorage, prefixOf } from '@aroeira/adapters-http/storage';
import { makeSpareSession } from '@aroeira/domain/access';
import { ACCESS } from '../access/access.tokens.ts';
import { bindings } from '../composition/bindings.ts';
import { tabPlace } from '../composition/tab-place.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import { makeFocusResync } from '../shell/session/focus-resync.ts';
import { makeInactivityWatch } from '../shell/session/inactivity-watch.ts';
import { isOfSignIn, isProtected } from '../shell/routing/matching.ts';
import { attend, makeLastActivity } from '../shell/session/session-watch.adapter.ts';

/** Binds the watch that keeps a session for the client who opened it. */
export const sessionWatchBindings = bindings((bind) => {
  bind(
    SHELL.LastActivity,
    ({ environment }) =>
      makeLastActivity(
        makeBrowserStorage(() => window.localStorage),
        `${prefixOf(environment)}lastActivity`,
      ),
    SHARED.Configuration,
  );
  bind(
    SHELL.WatchSession,
    ({ configuration, wrapper, takeToHold, spared, ...parts }) => {
      const { navigation, memory, flags } = parts;
      const here = {
        memory,
        navigation,
        flags,
        isProtected: () => isProtected(navigation.path(), configuration.brand.slug),
      };
      const resync = makeFocusResync({ ...here, takeToHold, spare: makeSpareSession({ memory, spared }) });
      const inactivity = makeInactivityWatch({ ...parts, ...here, isNative: wrapper._tag === 'Around' });
      const notes = tabPlace(configuration);
      const moved = (): void => {
        resync.moved();
        if (!isOfSignIn(navigation.path())) spared.clear();
        // The session is over, also where no page of this load read what the tab keeps (decisions 0225, 0280).
        if (navigation.path().startsWith('/login')) forgetTabNotes(notes);
      };
      const onFocus = (): void => {
        inactivity.check();
        resync.check();
      };
      return () => {
        moved();
        const ends = [
          navigation.subscribe(moved),
          inactivity.start(),
          attend(window, { onUser: inactivity.touch, onFocus }),
        ];
        return () => {
          for (const end of ends) end();
        };
      };
    },
    {
      configuration: SHARED.Configuration,
      navigation: SHARED.BrowserNavigation,
      memory: SHARED.DeviceMemory,
      lastActivity: SHELL.LastActivity,
      clock: SHARED.Clock,
      scheduler: SHARED.Scheduler,
      notices: SHARED.Notices,
      flags: SHELL.ScreenFlags,
      wrapper: SHELL.NativeWrapper,
      takeToHold: SHELL.TakeToHold,
      spared: ACCESS.SparedClient,
    },
  );
});
