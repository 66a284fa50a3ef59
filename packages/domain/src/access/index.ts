export * from './session.ts';
export * from './access.errors.ts';
export * from './access.messages.ts';
export * from './access.ports.ts';
export * from './saved-accounts.rules.ts';
export * from './held-back.rules.ts';
export * from './sign-in.rules.ts';
export * from './sign-in.form.ts';
export * from './password.errors.ts';
export * from './password.messages.ts';
export * from './password.ports.ts';
export * from './forgot-password.form.ts';
export * from './reset-password.form.ts';
export * from './change-password.form.ts';
export * from './unblock.ts';
export * from './unblock.form.ts';
export * from './unblock.messages.ts';
export * from './unblock.rules.ts';
export { makeSignIn, type SignIn, type SignInStep } from './sign-in.use-case.ts';
export { makeEnterCode, type EnterCode } from './enter-code.use-case.ts';
export {
  makeAcceptConsent,
  makeDenyConsent,
  type AcceptConsent,
  type ConsentRequest,
  type DenyConsent,
} from './answer-consent.use-case.ts';
export { makeLeaveAccount, makeRevokeTokens, makeSignOutOfApp, type SignOut } from './sign-out.use-case.ts';
export * from './two-step.ts';
export * from './two-step.errors.ts';
export * from './two-step.messages.ts';
export * from './two-step.ports.ts';
export { makeTwoStep, type DisableStep, type TwoStep } from './two-step.use-case.ts';
export { makeResetPassword, type ResetPassword } from './reset-password.use-case.ts';
export { makeChangePassword, type ChangePassword } from './change-password.use-case.ts';
