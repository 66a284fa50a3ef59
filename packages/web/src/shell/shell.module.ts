import type { DeviceInfo } from '@aroeira/adapters-http/access';
import { makeHttpClient, type HttpClient, type HttpConfig, type SessionEnd } from '@aroeira/adapters-http/http';
import { systemClock, systemScheduler } from '@aroeira/adapters-http/platform';
import { makeBrowserStorage, makeDeviceMemory, prefixOf } from '@aroeira/adapters-http/storage';
import type { DeviceMemory } from '@aroeira/domain/access';
import { callFailureMessage, type Clock, type Scheduler } from '@aroeira/domain/kernel';
import { ContainerModule } from 'inversify';
import { version } from '../../../../package.json';
import type { Configuration } from '../composition/configuration.ts';
import { TOKENS } from '../composition/tokens.ts';
import { makeCaptcha } from '../ui/fields/captcha/make-captcha.ts';
import { Toasts } from '../ui/feedback/toasts.ts';
import { BrowserNavigation } from './routing/browser-navigation.ts';
import { makeTakeToHold } from './session/hold.ts';
import { findWrapper } from './native-wrapper/native-wrapper.adapter.ts';
import type { Navigation } from './routing/navigation.ts';
import { Notices } from './frame/notices.ts';
import { checkVersion } from './version/version-check.ts';
import { makeReloadedFor, makeRemoteVersion } from './version/version.adapter.ts';

/** What every capability builds on: time, memory, calls, moving about, telling the client. */
export const shellModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.Clock).toConstantValue(systemClock);
  bind(TOKENS.Scheduler).toConstantValue(systemScheduler);
  bind(TOKENS.FormPorts).toResolvedValue(
    (clock: Clock, scheduler: Scheduler) => ({ clock, scheduler }),
    [TOKENS.Clock, TOKENS.Scheduler],
  );
  bind(TOKENS.Captcha).toResolvedValue(makeCaptcha, [TOKENS.Configuration]).inSingletonScope();
  bind(TOKENS.DeviceInfo).toResolvedValue(describeDevice);
  bind(TOKENS.DeviceMemory).toResolvedValue(openMemory, [TOKENS.Configuration]).inSingletonScope();
  bind(TOKENS.EndOfSession)
    .toResolvedValue(makeEndOfSession, [TOKENS.Configuration, TOKENS.Notices, TOKENS.Navigation])
    .inSingletonScope();
  bind(TOKENS.TakeToHold).toResolvedValue(makeTakeToHold, [TOKENS.Navigation, TOKENS.Notices]).inSingletonScope();
  bind(TOKENS.HttpClient)
    .toResolvedValue(makeClientOfDevice, [
      TOKENS.Configuration,
      TOKENS.DeviceMemory,
      TOKENS.EndOfSession,
      TOKENS.TakeToHold,
    ])
    .inSingletonScope();
  bind(TOKENS.HttpClientOf).toResolvedValue(makeClientOf, [TOKENS.Configuration]);
  bind(TOKENS.CheckVersion).toResolvedValue(makeCheckVersion, [TOKENS.Configuration, TOKENS.Clock]);
  bind(TOKENS.BrowserNavigation)
    .toResolvedValue(() => new BrowserNavigation(window))
    .inSingletonScope();
  bind(TOKENS.Navigation).toResolvedValue((navigation: BrowserNavigation) => navigation, [TOKENS.BrowserNavigation]);
  bind(TOKENS.Notices)
    .toResolvedValue(() => new Notices())
    .inSingletonScope();
  bind(TOKENS.Toasts)
    .toResolvedValue((scheduler: Scheduler) => new Toasts(scheduler), [TOKENS.Scheduler])
    .inSingletonScope();
});

const localStorage = makeBrowserStorage(() => window.localStorage);

const openMemory = ({ environment }: Configuration): DeviceMemory =>
  makeDeviceMemory({
    store: localStorage,
    prefix: prefixOf(environment),
    // Nothing is lost in this visit; what is not kept for the next one is for the client's own settings to change.
    onDegraded: () => undefined,
  });

type Told = Pick<HttpConfig, 'memory' | 'onSessionEnd' | 'onHold'>;

const makePortalClient = ({ apiBase }: Configuration, told: Told): HttpClient =>
  makeHttpClient({
    ...told,
    baseUrl: apiBase,
    deviceType: deviceType(),
    fetch: (url, init) => window.fetch(url, init),
    scheduler: systemScheduler,
  });

type OfDevice = readonly [Configuration, DeviceMemory, Told['onSessionEnd'], Told['onHold']];

const makeClientOfDevice = (...[configuration, memory, onSessionEnd, onHold]: OfDevice): HttpClient =>
  makePortalClient(configuration, { memory, onSessionEnd, onHold });

const makeClientOf =
  (configuration: Configuration) =>
  (memory: DeviceMemory): HttpClient =>
    makePortalClient(configuration, { memory, onSessionEnd: () => undefined, onHold: () => undefined });

/**
 * A session that ended is said once and leads to the sign-in. When only the refresh failed the session is kept and the
 * client stays where they are.
 *
 * @see spec A §7; decision Q116
 */
const makeEndOfSession =
  ({ environment }: Configuration, notices: Notices, navigation: Navigation) =>
  (reason: SessionEnd): void => {
    notices.alert({ body: callFailureMessage({ _tag: 'NoSession', reason }, environment) });
    if (reason === 'expired') navigation.abandon('/login');
  };

/** Inside the native wrapper the page runs in React Native's web view. @see decision Q128 */
const deviceType = (): DeviceInfo['type'] => (findWrapper(window)._tag === 'Around' ? 'mobile' : 'web');

const describeDevice = (): DeviceInfo => ({
  type: deviceType(),
  userAgent: window.navigator.userAgent,
  language: window.navigator.language,
  appVersion: version,
});

const makeCheckVersion =
  ({ environment }: Configuration, clock: Clock) =>
  (): Promise<void> =>
    checkVersion({
      local: version,
      remote: makeRemoteVersion((url) => window.fetch(url, { cache: 'no-store', credentials: 'omit' }), clock),
      reloadedFor: makeReloadedFor(localStorage, `${prefixOf(environment)}reloadedFor`),
      reload: () => window.location.reload(),
    });
