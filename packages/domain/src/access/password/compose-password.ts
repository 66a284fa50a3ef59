import { makeChangePassword } from './change-password.use-case.ts';
import type { PasswordParts } from './password.ports.ts';
import { makeResetPassword } from './reset-password.use-case.ts';

/** The use cases of passwords that are forgotten, reset or changed. */
export const composePassword = (parts: PasswordParts) => ({
  sendTemporary: parts.passwords.sendTemporary,
  reset: makeResetPassword(parts),
  change: makeChangePassword(parts),
});

export type PasswordUseCases = ReturnType<typeof composePassword>;
