import type { Instant } from '../../kernel/days.ts';

/** What may happen to a client's access. `other` is an event that this version does not know. */
export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-refused'
  | 'code-refused'
  | 'token-reused'
  | 'device-unblocked'
  | 'unblock-refused'
  | 'device-ended'
  | 'misuse-reported'
  | 'password-changed'
  | 'temporary-password-sent'
  | 'two-step-enabled'
  | 'two-step-disabled'
  | 'quick-access-registered'
  | 'quick-access-refused'
  | 'data-exported'
  | 'other';

/** One thing that happened to a client's access. Not in the specification: decision 0112. */
export interface SecurityActivity {
  readonly event: SecurityEvent;
  readonly at: Instant;
}
