import type { Instant } from '../../kernel/days.ts';

/** A device where the client is signed in. Beyond the specification: decision 0112. */
export interface SignedInDevice {
  readonly loginId: string;
  readonly kind: 'browser' | 'app';
  /** The names that it gave of itself, `Chrome` and `Windows`; absent when it gave none. */
  readonly browser: string | undefined;
  readonly system: string | undefined;
  readonly signedInAt: Instant;
  /** To about ten minutes. */
  readonly lastSeenAt: Instant;
  /** The one that asks. */
  readonly isThis: boolean;
}
