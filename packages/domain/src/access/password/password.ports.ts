import type { TaskEither } from 'fp-ts/TaskEither';
import type { Document } from '../../kernel/document.ts';
import type { DeviceMemory } from '../access.ports.ts';
import type { ForgotPasswordFailure, NewPasswordFailure } from './password.errors.ts';

/** Somebody who says that they forgot a password. */
export interface ForgottenPassword {
  readonly document: Document;
  /** The proof of the captcha. The server takes it once. */
  readonly captcha: string;
}

/** A new password for the client who is signed in. */
export interface PasswordChange {
  readonly document: Document;
  /** Absent when the server itself made the client choose a new one. */
  readonly currentPassword?: string;
  readonly newPassword: string;
}

/**
 * Keeps passwords. Ask the client before you repeat a call: each one sends an e-mail, and the server refuses the
 * second change because the password was used.
 *
 * @see spec A §7 `/clients/passwordResetByEmail`, `/clients/changePassword`
 */
export interface Passwords {
  /** Sends a temporary password. @returns the address that it went to, as the server shows it */
  readonly sendTemporary: (forgotten: ForgottenPassword) => TaskEither<ForgotPasswordFailure, string>;
  readonly change: (change: PasswordChange) => TaskEither<NewPasswordFailure, void>;
}

/** What the use cases of the password need. */
export interface PasswordParts {
  readonly passwords: Passwords;
  readonly memory: Pick<DeviceMemory, 'session' | 'quickAccess'>;
}
