import type { Instant } from '../../kernel/days.ts';

/** A device where the client is signed in. Not in the specification: decision 0112. */
export interface SignedInDevice {
  readonly loginId: string;
  readonly kind: 'browser' | 'app';
  /** The names that the device gave, such as `Chrome` and `Windows`. Absent when it gave none. */
  readonly browser: string | undefined;
  readonly system: string | undefined;
  readonly signedInAt: Instant;
  /** Exact to about ten minutes. */
  readonly lastSeenAt: Instant;
  /** Whether this device made the call. */
  readonly isThis: boolean;
}
