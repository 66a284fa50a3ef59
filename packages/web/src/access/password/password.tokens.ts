import type { ChangePassword, Passwords, ResetPassword } from '@aroeira/domain/access';
import { token } from '../../composition/token.ts';
import type { Path } from '../../shell/routing/paths.ts';
import type { ChangePasswordViewModel } from './change-password.view-model.ts';
import type { ForgotPasswordViewModel } from './forgot-password.view-model.ts';
import type { ResetPasswordViewModel } from './reset-password.view-model.ts';

/** Passwords that are forgotten, reset or changed. */
export const PASSWORD = {
  Passwords: token<Passwords>('Passwords'),
  ResetPassword: token<ResetPassword>('ResetPassword'),
  ChangePassword: token<ChangePassword>('ChangePassword'),
  OpenForgotPassword: token<() => ForgotPasswordViewModel>('OpenForgotPassword'),
  /** Answers with a path when the client may not choose a password now. */
  OpenResetPassword: token<() => ResetPasswordViewModel | Path>('OpenResetPassword'),
  /** Answers with nothing when there is no session. */
  OpenChangePassword: token<() => ChangePasswordViewModel | undefined>('OpenChangePassword'),
};
