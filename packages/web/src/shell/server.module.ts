import type { DeviceInfo } from '@aroeira/adapters-http/access';
import {
  makeHttpClient,
  makeServerClock,
  sharingReads,
  type HttpClient,
  type HttpConfig,
  type SessionEnd,
} from '@aroeira/adapters-http/http';
import { systemScheduler } from '@aroeira/adapters-http/platform';
import type { Hold } from '@aroeira/domain/access';
import { holdMessage } from '@aroeira/domain/access/messages';
import type { CallFailure } from '@aroeira/domain/kernel';
import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import { bindings, type PartsOf } from '../composition/bindings.ts';
import type { Configuration } from '../composition/configuration.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { makeCaptcha } from '../ui/fields/captcha/make-captcha.ts';
import { findWrapper } from './native-wrapper/native-wrapper.adapter.ts';
import type { Notices } from './frame/notices.ts';
import { PATH_OF } from './routing/navigation.ts';
import type { Navigation } from './routing/navigation.ts';
import type { Path } from './routing/paths.ts';
import { SHELL } from './shell.tokens.ts';
import { followed } from './telemetry/followed-calls.ts';
import { makeTelemetry } from './telemetry/telemetry.ts';

const ending = { configuration: SHARED.Configuration, notices: SHARED.Notices, navigation: SHARED.Navigation };
/** Binds the calls of the server, which load after the first page (app/calls.ts). */
export const serverBindings = bindings((bind) => {
  bind(SHARED.ServerClock, makeServerClock, SHARED.Clock);
  bind(SHARED.DeviceInfo, describeDevice, SHARED.Configuration);
  bind(SHELL.Telemetry, makeTelemetry, SHARED.Configuration);
  bind(SHELL.Fetch, (telemetry) => followed(telemetry, browserFetch), SHELL.Telemetry);
  bind(
    SHARED.HttpClient,
    ({ configuration, fetch, serverClock, ...told }) =>
      makePortalClient(configuration, { ...told, fetch: serverClock.heardBy(fetch) }),
    {
      configuration: SHARED.Configuration,
      fetch: SHELL.Fetch,
      serverClock: SHARED.ServerClock,
      memory: SHARED.DeviceMemory,
      onSessionEnd: SHELL.EndOfSession,
      onHold: SHELL.TakeToHold,
    },
  );
  bind(
    SHELL.HttpClientOf,
    ({ configuration, fetch }) =>
      (memory) =>
        makePortalClient(configuration, { memory, fetch, onSessionEnd: () => undefined, onHold: () => undefined }),
    { configuration: SHARED.Configuration, fetch: SHELL.Fetch },
  );
  bind(SHELL.Captcha, makeCaptcha, SHARED.Configuration);
  bind(SHELL.EndOfSession, makeEndOfSession, ending);
  bind(SHELL.TakeToHold, makeTakeToHold, { navigation: SHARED.Navigation, notices: SHARED.Notices });
});

// A fetch does not tell how much of a body is sent. Only a page with files loads what tells it.
const browserFetch: HttpConfig['fetch'] = async (url, init, declared) =>
  declared?.hearSent === undefined
    ? window.fetch(url, init)
    : (await import('../ui/fields/files/told-fetch.ts')).toldFetch(url, init, declared.hearSent);

type Told = Pick<HttpConfig, 'memory' | 'fetch' | 'onSessionEnd' | 'onHold'>;

const makePortalClient = ({ apiBase }: Configuration, told: Told): HttpClient =>
  sharingReads(
    makeHttpClient({ ...told, baseUrl: apiBase, deviceType: deviceType(), scheduler: systemScheduler }),
    told.memory,
  );

/**
 * Tells the client once that the session ended, and leads to the sign-in. When only the refresh failed, the session is
 * kept and the client stays.
 *
 * @see spec A §7; decision Q116
 */
const makeEndOfSession =
  ({ configuration, notices, navigation }: PartsOf<typeof ending>) =>
  (reason: SessionEnd): void => {
    const failure: CallFailure = reason === 'expired' ? { _tag: 'NoSession', reason } : { _tag: 'RefreshFailed' };
    notices.alert({ body: callFailureMessage(failure, configuration.environment) });
    if (reason === 'expired') navigation.abandon('/login');
  };

/** Inside the native wrapper the page runs in React Native's web view. @see decision Q128 */
const deviceType = (): DeviceInfo['type'] => (findWrapper(window)._tag === 'Around' ? 'mobile' : 'web');

const describeDevice = ({ version }: Configuration): DeviceInfo => ({
  type: deviceType(),
  userAgent: window.navigator.userAgent,
  language: window.navigator.language,
  appVersion: version,
});

/** The page of each due step. The sign-in page asks for the consent. */
const PATH_OF_HOLD: Readonly<Record<Hold, Path>> = { ...PATH_OF, consent: '/login' };

interface Parts {
  readonly navigation: Pick<Navigation, 'abandon' | 'losesWork' | 'visited'>;
  readonly notices: Notices;
}

/**
 * Sends the client to the step that the server demands, and says why. Asks no guard, because the page could not save
 * typed work any more. Does nothing when the client is already on that page.
 *
 * @see decision 0157
 */
const makeTakeToHold =
  ({ navigation, notices }: Parts) =>
  (hold: Hold): void => {
    const path = PATH_OF_HOLD[hold];
    if (navigation.visited().at(-1) === path) return;
    notices.alert({ body: holdMessage(hold, navigation.losesWork()) });
    navigation.abandon(path);
  };
