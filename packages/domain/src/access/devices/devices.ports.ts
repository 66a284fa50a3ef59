import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { SignedInDevice } from './devices.ts';
import type { SecurityActivity } from './security-activity.ts';

/** Where a client is signed in, and what happened to their access. Each may be repeated. Decision 0112. */
export interface Devices {
  readonly list: (clientId: number) => TaskEither<CallFailure, readonly SignedInDevice[]>;
  /** Signs one device out. A device that is signed out already stays signed out. */
  readonly end: (clientId: number, loginId: string) => TaskEither<CallFailure, void>;
  /** At most 50, newest first. */
  readonly activity: (clientId: number) => TaskEither<CallFailure, readonly SecurityActivity[]>;
}
