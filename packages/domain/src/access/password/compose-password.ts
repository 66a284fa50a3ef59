import type { DeviceMemory } from '../access.ports.ts';
import { makeChangePassword } from './change-password.use-case.ts';
import type { Passwords } from './password.ports.ts';
import { makeResetPassword } from './reset-password.use-case.ts';

interface Parts {
  readonly passwords: Passwords;
  readonly memory: DeviceMemory;
}

/** The use cases of passwords that are forgotten, reset or changed. */
export const composePassword = (parts: Parts) => ({
  sendTemporary: parts.passwords.sendTemporary,
  reset: makeResetPassword(parts),
  change: makeChangePassword(parts),
});

export type PasswordUseCases = ReturnType<typeof composePassword>;
