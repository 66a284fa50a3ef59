import type { HttpClient } from '@aroeira/adapters-http/http';
import type { CallFailure } from '@aroeira/domain/kernel';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';

/** Version 2 of altcha's challenge. Its other fields are signed, and the answer returns them unchanged. */
const Challenge = t.type({
  parameters: t.type({
    algorithm: t.string,
    nonce: t.string,
    salt: t.string,
    cost: t.number,
    keyLength: t.number,
    keyPrefix: t.string,
  }),
  signature: t.string,
});

/** Makes the proof that the server demands of a caller without a session. */
export type ProveWork = TE.TaskEither<CallFailure, string>;

/** Solves the proof of work of the server's captcha. It cannot solve another kind. @see decisions Q141, 0108 */
export const makeProveWork = (http: HttpClient): ProveWork =>
  pipe(
    http.get('/captcha/challenge', Challenge, { acts: false, signedOut: { loginId: undefined } }),
    TE.chain((challenge) =>
      pipe(
        TE.tryCatch(
          () => solveChallenge({ challenge, deriveKey }),
          () => UNSOLVED,
        ),
        TE.chain(TE.fromNullable(UNSOLVED)),
        TE.map((solution) => Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')),
      ),
    ),
  );

const UNSOLVED: CallFailure = { _tag: 'Unreadable', path: '/parameters' };
