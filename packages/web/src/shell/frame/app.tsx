import { useSyncExternalStore, useMemo } from 'react';
import { Router } from 'wouter';
import { DeploymentProvider } from '../../composition/deployment.ts';
import { InjectionProvider, type Resolve } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import type { BrowserNavigation } from '../routing/browser-navigation.ts';
import type { LazyPages } from '../routing/lazy-pages.ts';
import { exactly } from '../routing/matching.ts';
import { NoticeModal } from './notice.modal.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { Pages } from '../routing/pages.tsx';
import { SessionWatch } from '../session/session-watch.tsx';

interface Props {
  readonly resolve: Resolve;
  readonly pages: LazyPages;
  /** Called whenever a page is drawn. */
  readonly onDraw?: () => void;
}

/** The app: the page of the current path, and the alerts and dialogs over it. */
export const App = ({ resolve, pages, onDraw }: Props) => {
  const hooks = useMemo(() => hooksOf(resolve(SHARED.BrowserNavigation)), [resolve]);
  return (
    <InjectionProvider resolve={resolve}>
      <DeploymentProvider value={resolve(SHARED.Configuration)}>
        <Router hook={hooks.useLocation} searchHook={hooks.useSearch} parser={exactly}>
          <OfflineBanner />
          <SessionWatch>
            <Pages pages={pages} onDraw={onDraw} />
          </SessionWatch>
          <Toaster toasts={resolve(SHARED.Toasts)} />
          <NoticeModal notices={resolve(SHARED.Notices)} />
        </Router>
      </DeploymentProvider>
    </InjectionProvider>
  );
};

/** Our history in the shape that wouter needs. The build draws pages too, each at its address. */
const hooksOf = ({ subscribe, path, search, navigate }: BrowserNavigation) => ({
  useLocation: (): [string, BrowserNavigation['navigate']] => [useSyncExternalStore(subscribe, path, path), navigate],
  useSearch: () => useSyncExternalStore(subscribe, search, search),
});
