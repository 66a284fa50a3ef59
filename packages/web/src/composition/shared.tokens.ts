import type { DeviceInfo } from '@aroeira/adapters-http/access';
import type { HttpClient, ServerClock } from '@aroeira/adapters-http/http';
import type { DeviceMemory } from '@aroeira/domain/access';
import type { Chance, Clock, Scheduler } from '@aroeira/domain/kernel';
import type { Notices } from '../shell/frame/notices.ts';
import type { BrowserNavigation } from '../shell/routing/browser-navigation.ts';
import type { Navigation } from '../shell/routing/navigation.ts';
import type { FormPorts } from '../ui/forms/form-model.ts';
import type { Toasts } from '../ui/feedback/toasts.ts';
import type { Configuration } from './configuration.ts';
import { tokens } from './token.ts';

/** The tokens that every capability uses. The tokens of one capability are in its own `*.tokens.ts`. */
export const SHARED = tokens<{
  Configuration: Configuration;
  Clock: Clock;
  /** The server's time, for rules of the server. @see decision 0163 */
  ServerClock: ServerClock;
  Scheduler: Scheduler;
  Chance: Chance;
  FormPorts: FormPorts;
  DeviceMemory: DeviceMemory;
  DeviceInfo: DeviceInfo;
  HttpClient: HttpClient;
  Navigation: Navigation;
  BrowserNavigation: BrowserNavigation;
  Notices: Notices;
  Toasts: Toasts;
}>('SHARED');
