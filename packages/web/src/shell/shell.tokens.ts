import type { Fetch, HttpClient, SessionEnd } from '@aroeira/adapters-http/http';
import type { DeviceMemory, Hold, LastActivity } from '@aroeira/domain/access';
import { tokens } from '../composition/token.ts';
import type { Captcha } from '../ui/fields/captcha/captcha.ts';
import type { ExitsViewModel } from './frame/exits.view-model.ts';
import type { Downloads, KeepFile } from './native-wrapper/downloads.ts';
import type { ExternalLinks } from './native-wrapper/native-wrapper.links.ts';
import type { NativeWrapper } from './native-wrapper/native-wrapper.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import type { ScreenFlags } from './session/session-watch.flags.ts';

/** What the shell binds for itself and for a few capabilities. */
export const SHELL = tokens<{
  Captcha: Captcha;
  /** Makes an HTTP client over another memory than the device's. The end of its session shows no alert. */
  HttpClientOf: (memory: DeviceMemory) => HttpClient;
  CheckVersion: () => Promise<void>;
  /** Keeps the files of the build in the browser, and opens a new build in time. */
  FollowUpdates: () => void;
  Telemetry: Telemetry;
  /** The browser's fetch, for calls of the API. */
  Fetch: Fetch;
  NativeWrapper: NativeWrapper;
  ExternalLinks: ExternalLinks;
  TakeExternalClicks: () => void;
  /** The routes of pages that download bind it: `downloadBindings`. */
  Downloads: Downloads;
  /** Gives the client a file that the page made. `undefined` where that cannot be, as inside the native app. */
  KeepFile: KeepFile | undefined;
  ScreenFlags: ScreenFlags;
  LastActivity: LastActivity;
  /** Starts the watch, and returns a function that ends it. */
  WatchSession: () => () => void;
  EndOfSession: (reason: SessionEnd) => void;
  TakeToHold: (hold: Hold) => void;
  OpenExits: () => ExitsViewModel;
}>('SHELL');
