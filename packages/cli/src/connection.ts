import type { DeviceInfo } from '@aroeira/adapters-http/access';
import type { Fetch, HttpClient } from '@aroeira/adapters-http/http';
import type { DeviceMemory } from '@aroeira/domain/access';
import type { Clock, Scheduler } from '@aroeira/domain/kernel';

/** The parts for composing a capability. */
export interface Connection {
  readonly http: HttpClient;
  readonly memory: DeviceMemory;
  readonly deviceInfo: DeviceInfo;
  readonly clock: Clock;
  /** The server's time, once it answered anything (decision 0163). */
  readonly serverClock: Clock;
}

/** The parts of the machine that a dry run replaces. */
export interface Platform {
  readonly fetch: Fetch;
  readonly scheduler: Scheduler;
}
