import { useSyncExternalStore, useMemo } from 'react';
import { Router } from 'wouter';
import { observer } from 'mobx-react-lite';
import { DeploymentProvider } from '../../composition/deployment.ts';
import { InjectionProvider, type Resolve } from '../../composition/injection.tsx';
import type { Later } from '../../composition/later.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { SignProvider } from '../../ui/frame/brand.tsx';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import type { BrowserNavigation } from '../routing/browser-navigation.ts';
import type { LazyPages } from '../routing/lazy-pages.ts';
import { exactly } from '../routing/matching.ts';
import { Pages } from '../routing/pages.tsx';
import { SessionWatch } from '../session/session-watch.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import type { Notices } from './notices.ts';

interface Props {
  readonly resolve: Resolve;
  readonly later: Later;
  readonly pages: LazyPages;
}

/** The app: the page of the current path, and the alerts and dialogs over it. */
export const App = ({ resolve, later, pages }: Props) => {
  const configuration = resolve(SHARED.Configuration);
  const hooks = useMemo(() => hooksOf(resolve(SHARED.BrowserNavigation)), [resolve]);
  return (
    <InjectionProvider resolve={resolve}>
      <DeploymentProvider value={configuration}>
        <SignProvider value={configuration.brand}>
          <Router hook={hooks.useLocation} searchHook={hooks.useSearch} parser={exactly}>
            <OfflineBanner />
            <SessionWatch later={later}>
              <Pages pages={pages} />
            </SessionWatch>
            <Toaster toasts={resolve(SHARED.Toasts)} />
            <NoticeModal notices={resolve(SHARED.Notices)} />
          </Router>
        </SignProvider>
      </DeploymentProvider>
    </InjectionProvider>
  );
};

/** Our history in the shape that wouter needs. The build draws pages too, each at its address. */
const hooksOf = ({ subscribe, path, search, navigate }: BrowserNavigation) => ({
  useLocation: (): [string, BrowserNavigation['navigate']] => [useSyncExternalStore(subscribe, path, path), navigate],
  useSearch: () => useSyncExternalStore(subscribe, search, search),
});

/** The alert that waits to be read, over any page. */
const NoticeModal = observer(({ notices }: { readonly notices: Notices }) => {
  const { first, dismiss } = notices;
  if (first === undefined) return null;
  return (
    <Modal
      isAlert
      title={first.title ?? 'Atenção'}
      onClose={dismiss}
      says={first.body}
      actions={<Button onPress={dismiss}>{first.answer ?? 'Entendi'}</Button>}
    />
  );
});

const subscribe = (listener: () => void): (() => void) => {
  const listening = new AbortController();
  window.addEventListener('online', listener, { signal: listening.signal });
  window.addEventListener('offline', listener, { signal: listening.signal });
  return () => listening.abort();
};

const isConnected = (): boolean => window.navigator.onLine;

/** Tells the client that there is no connection. */
const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(subscribe, isConnected, isConnected);
  return <output>{!isOnline && <span className="banner">Você está sem conexão com a internet.</span>}</output>;
};
