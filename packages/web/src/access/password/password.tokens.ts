import type { Passwords, PasswordUseCases } from '@aroeira/domain/access';
import { tokens } from '../../composition/token.ts';
import type { Path } from '../../shell/routing/paths.ts';
import type { ChangePasswordViewModel } from './change-password.view-model.ts';
import type { ForgotPasswordViewModel } from './forgot-password.view-model.ts';
import type { ResetPasswordViewModel } from './reset-password.view-model.ts';

/** Passwords that are forgotten, reset or changed. */
export const PASSWORD = tokens<{
  Passwords: Passwords;
  UseCases: PasswordUseCases;
  OpenForgotPassword: () => ForgotPasswordViewModel;
  /** Answers with a path when the client may not choose a password now. */
  OpenResetPassword: () => ResetPasswordViewModel | Path;
  /** Answers with nothing when there is no session. */
  OpenChangePassword: () => ChangePasswordViewModel | undefined;
}>('PASSWORD');
