import type { SignInFailure } from '../../access/access.errors.ts';
import type { ConsentRequest } from '../../access/sign-in/answer-consent.use-case.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { StartRefusal } from './start.form.ts';

/** The server takes no more registrations from here for a while. @see docs/decisions/0012 */
export interface TooManyRegistrations {
  readonly _tag: 'TooManyAttempts';
}

/**
 * Why a new client did not get as far as the registration's next page.
 *
 * Up to `SignInMissed` nobody was made a client, as far as this device knows. After the last two the account exists.
 * @see spec A §4 Registration flow (new client), A §8; docs/decisions/0140
 */
export type CreateClientFailure =
  /** ERR063: back to the start form, where the field is cleared. */
  | ({ readonly _tag: 'DocumentTaken' } & Pick<StartRefusal, 'field' | 'typed'>)
  | TooManyRegistrations
  | CallFailure
  /** Made and not signed in: the client signs in as anybody does, and is asked for consent there. */
  | { readonly _tag: 'SignInMissed'; readonly why: SignInFailure }
  /** Made and signed in, but held at the consent: `due` may be answered once more, or denied to leave. */
  | { readonly _tag: 'ConsentNotRecorded'; readonly due: ConsentRequest; readonly why: CallFailure };
