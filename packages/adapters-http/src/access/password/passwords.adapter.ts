import type { ForgotPasswordFailure, NewPasswordFailure, Passwords } from '@aroeira/domain/access';
import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread, field } from '../../http/record.codec.ts';

/**
 * Passwords over the portal API. A request for a temporary password has no session, even while another client is signed
 * in here (decision 0020).
 *
 * @see spec A §7 Auth, A §8 Password recovery and device, Server codes
 */
export const makeHttpPasswords = (http: HttpClient): Passwords => ({
  sendTemporary: ({ document, captcha }) =>
    pipe(
      http.get('/clients/passwordResetByEmail', field('email', t.string), {
        // This GET makes the server send an e-mail.
        acts: true,
        shows: ['document'],
        query: { document, captcha },
        signedOut: { loginId: undefined },
      }),
      TE.mapLeft(forgotFailureOf),
    ),
  change: (change) =>
    pipe(
      http.post('/clients/changePassword', Unread, { acts: true, shows: ['document'], body: change }),
      TE.mapLeft(newPasswordFailureOf),
    ),
});

/** Reads every refusal as "not found", except a refused proof and too many attempts. */
const forgotFailureOf = (failure: CallFailure): ForgotPasswordFailure => {
  if (failure._tag !== 'Refused') return failure;
  if (isRefusedWith(failure, 'invalid_captcha')) return { _tag: 'ProofRefused' };
  return failure.status === 429 ? { _tag: 'TooManyAttempts' } : { _tag: 'DocumentNotFound' };
};

const newPasswordFailureOf = (failure: CallFailure): NewPasswordFailure => {
  if (isRefusedWith(failure, 'ERR084')) return { _tag: 'SameAsPrevious' };
  if (isRefusedWith(failure, 'ERR080')) return { _tag: 'UsedBefore' };
  if (isRefusedWith(failure, 'ERR028')) return { _tag: 'WrongPassword' };
  return failure._tag === 'Refused' && failure.status === 429 ? { _tag: 'TooManyAttempts' } : failure;
};
