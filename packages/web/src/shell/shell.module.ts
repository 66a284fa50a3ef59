import { secureChance, systemClock, systemScheduler } from '@aroeira/adapters-http/platform';
import { makeBrowserStorage, makeDeviceMemory, prefixOf } from '@aroeira/adapters-http/storage';
import type { DeviceMemory } from '@aroeira/domain/access';
import { bindings, type PartsOf } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { ScreenFlags } from './session/session-watch.flags.ts';
import { SHELL } from './shell.tokens.ts';
import { Toasts } from '../ui/feedback/toasts.ts';
import { BrowserNavigation } from './routing/browser-navigation.ts';
import { findWrapper } from './native-wrapper/native-wrapper.adapter.ts';
import { Notices } from './frame/notices.ts';
import { checkVersion } from './version/version-check.ts';
import { makeReloadedFor, makeRemoteVersion } from './version/version.adapter.ts';
import { makeExternalLinks, takeExternalClicks } from './native-wrapper/native-wrapper.links.ts';

const remembering = { configuration: SHARED.Configuration, notices: SHARED.Notices };
const checking = { configuration: SHARED.Configuration, clock: SHARED.Clock };

/** Binds what every page uses: time, memory, navigation and alerts. */
export const shellBindings = bindings((bind) => {
  bind(SHARED.Clock, () => systemClock);
  bind(SHARED.Scheduler, () => systemScheduler);
  bind(SHARED.Chance, () => secureChance);
  bind(SHARED.FormPorts, (ports) => ports, { clock: SHARED.Clock, scheduler: SHARED.Scheduler });
  bind(SHARED.DeviceMemory, openMemory, remembering);
  bind(SHARED.BrowserNavigation, () => new BrowserNavigation(window));
  bind(SHARED.Navigation, (navigation) => navigation, SHARED.BrowserNavigation);
  bind(SHARED.Notices, () => new Notices());
  bind(SHARED.Toasts, (scheduler) => new Toasts(scheduler), SHARED.Scheduler);
  bind(SHELL.ScreenFlags, () => new ScreenFlags());
  bind(SHELL.CheckVersion, makeCheckVersion, checking);
  bind(SHELL.FollowUpdates, makeFollowUpdates, { navigation: SHARED.BrowserNavigation, toasts: SHARED.Toasts });
  // The work that the native app does when the portal runs inside it. Elsewhere the browser does it.
  bind(SHELL.NativeWrapper, () => findWrapper(window));
  bind(SHELL.ExternalLinks, (wrapper) => makeExternalLinks(wrapper, window), SHELL.NativeWrapper);
  bind(SHELL.TakeExternalClicks, (wrapper) => () => takeExternalClicks(wrapper, window), SHELL.NativeWrapper);
});

const localStorage = makeBrowserStorage(() => window.localStorage);

/** The sentence of a browser that keeps nothing. This visit loses nothing. @see decision 0402 */
const NOT_KEPT = 'Este navegador não guarda os dados do portal. Ao fechar ou recarregar a página, entre de novo.';

const openMemory = ({ configuration, notices }: PartsOf<typeof remembering>): DeviceMemory =>
  makeDeviceMemory({
    store: localStorage,
    prefix: prefixOf(configuration.environment),
    onDegraded: () => notices.alert({ body: NOT_KEPT }),
  });

const makeCheckVersion =
  ({ configuration, clock }: PartsOf<typeof checking>) =>
  (): Promise<void> =>
    checkVersion({
      local: configuration.version,
      remote: makeRemoteVersion((url) => window.fetch(url, { cache: 'no-store', credentials: 'omit' }), clock),
      reloadedFor: makeReloadedFor(localStorage, `${prefixOf(configuration.environment)}reloadedFor`),
      isTouched,
      reload,
    });

/** Whether the person pressed a key or a button here. An old browser cannot tell, and loads the deployed version. */
const isTouched = (): boolean => 'userActivation' in window.navigator && window.navigator.userActivation.hasBeenActive;

/** Whether a worker answers in the place of the server. */
const isWorked = (): boolean =>
  'serviceWorker' in window.navigator && window.navigator.serviceWorker.controller !== null;

/** Loads the page again. A worker has to let the new build in first. */
const reload = (): void => {
  const again = (): void => {
    if (!isTouched()) window.location.reload();
  };
  if (isWorked())
    import('./version/app-update.ts').then(({ openDeployed }) => openDeployed(window, isTouched)).catch(again);
  else again();
};

/** Milliseconds after a first load, which the worker shall not slow down. */
const FIRST_LOAD = 10_000;

const makeFollowUpdates =
  ({ navigation, toasts }: { readonly navigation: BrowserNavigation; readonly toasts: Toasts }) =>
  (): void => {
    const follow = async (): Promise<void> =>
      (await import('./version/app-update.ts')).followUpdates({ navigation, say: toasts.say, window });
    setTimeout(() => void follow(), isWorked() ? 0 : FIRST_LOAD);
  };
