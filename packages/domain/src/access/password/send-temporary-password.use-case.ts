import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Document } from '../../kernel/document.ts';
import type { ForgotPasswordFailure } from './password.errors.ts';
import type { Passwords } from './password.ports.ts';

/** Sends a temporary password. @returns the address that it went to, as the server shows it */
type SendTemporaryPassword = (document: Document) => TE.TaskEither<ForgotPasswordFailure, string>;

interface Parts {
  readonly passwords: Passwords;
  /** Makes a new proof for the captcha, because the server takes each proof once. */
  readonly proof: TE.TaskEither<CallFailure, string>;
}

/** Makes the captcha's proof, then sends the password. @see spec A §2 Password and device screens; decision Q141 */
export const makeSendTemporaryPassword =
  ({ passwords, proof }: Parts): SendTemporaryPassword =>
  (document) =>
    pipe(
      proof,
      TE.chainW((captcha) => passwords.sendTemporary({ document, captcha })),
    );
