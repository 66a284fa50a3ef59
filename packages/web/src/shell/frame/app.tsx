import { useSyncExternalStore, useMemo } from 'react';
import { Router } from 'wouter';
import { InjectionProvider, type Resolve } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import type { BrowserNavigation } from '../routing/browser-navigation.ts';
import type { LazyScreens } from '../routing/lazy-screens.ts';
import { exactly } from '../routing/matching.ts';
import { NoticeModal } from './notice.modal.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { Screens } from '../routing/screens.tsx';
import { SessionWatch } from '../session/session-watch.tsx';

interface Props {
  readonly resolve: Resolve;
  readonly screens: LazyScreens;
}

/** The app: the screen of the current path, and what may appear over any of them. */
export const App = ({ resolve, screens }: Props) => {
  const hooks = useMemo(() => hooksOf(resolve(TOKENS.BrowserNavigation)), [resolve]);
  return (
    <InjectionProvider resolve={resolve}>
      <Router hook={hooks.useLocation} searchHook={hooks.useSearch} parser={exactly}>
        <OfflineBanner />
        <SessionWatch>
          <Screens screens={screens} />
        </SessionWatch>
        <Toaster toasts={resolve(TOKENS.Toasts)} />
        <NoticeModal />
      </Router>
    </InjectionProvider>
  );
};

/** wouter's view of our history. */
const hooksOf = (navigation: BrowserNavigation) => ({
  useLocation: (): [string, BrowserNavigation['navigate']] => [
    useSyncExternalStore(navigation.subscribe, navigation.path),
    navigation.navigate,
  ],
  useSearch: () => useSyncExternalStore(navigation.subscribe, navigation.search),
});
