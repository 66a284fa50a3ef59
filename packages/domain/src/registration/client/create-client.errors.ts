import type { SignInFailure } from '../../access/access.errors.ts';
import type { ConsentRequest } from '../../access/sign-in/answer-consent.use-case.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';

/** The server takes no more registrations from this address for a while. @see decision 0012 */
export interface TooManyRegistrations {
  readonly _tag: 'TooManyAttempts';
}

/**
 * Why a new client did not reach the next page of the registration. After the last two failures the account exists.
 * After the others this device knows no account.
 *
 * @see spec A §4 Registration flow (new client), A §8; decision 0140
 */
export type CreateClientFailure =
  /**
   * ERR063: the client goes back to the start form, and the field is cleared.
   * @see spec A §5 Registration, Start form; decision Q046
   */
  | { readonly _tag: 'DocumentTaken'; readonly field: 'document' }
  | TooManyRegistrations
  | CallFailure
  /** The account exists without a session. The client signs in as usual and is asked for the consent there. */
  | { readonly _tag: 'SignInMissed'; readonly why: SignInFailure }
  /** The account exists, and the session waits for the consent. The client may answer `due` again, or leave. */
  | { readonly _tag: 'ConsentNotRecorded'; readonly due: ConsentRequest; readonly why: CallFailure };
