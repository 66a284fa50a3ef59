export * from './session.ts';
export * from './access.errors.ts';
export * from './access.messages.ts';
export * from './access.ports.ts';
export * from './quick-access.ts';
export * from './quick-access.errors.ts';
export * from './quick-access.messages.ts';
export * from './quick-access.ports.ts';
export * from './quick-access.rules.ts';
export * from './accounts.errors.ts';
export * from './accounts.messages.ts';
export * from './saved-accounts.rules.ts';
export * from './held-back.rules.ts';
export * from './held-back.messages.ts';
export * from './sign-in.rules.ts';
export * from './sign-in.form.ts';
export * from './returning.form.ts';
export * from './returning.messages.ts';
export { draftOf } from './add-account-draft.ts';
export { interruptedOn, type Interrupted } from './interrupted.ts';
export * from './password.errors.ts';
export * from './password.messages.ts';
export * from './password.ports.ts';
export * from './forgot-password.form.ts';
export * from './reset-password.form.ts';
export * from './change-password.form.ts';
export * from './unblock.ts';
export * from './unblock.form.ts';
export * from './unblock.messages.ts';
export * from './unblock.ports.ts';
export * from './unblock.rules.ts';
export * from './misuse.messages.ts';
export * from './misuse.ports.ts';
export * from './devices.ts';
export * from './devices.messages.ts';
export * from './devices.ports.ts';
export * from './devices.rules.ts';
export * from './security-activity.ts';
export * from './security-activity.messages.ts';
export {
  makeCompleteSignIn,
  makeSignIn,
  type CompleteSignIn,
  type SignIn,
  type SignInStep,
} from './sign-in.use-case.ts';
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
export { makeDisableQuickAccess, type DisableQuickAccess } from './quick-access-disable.use-case.ts';
export { makeEnableQuickAccess, type EnableQuickAccess } from './quick-access-enable.use-case.ts';
export { makeOfferQuickAccess, type OfferQuickAccess } from './quick-access-offer.use-case.ts';
export { makeSignInByQuickAccess, type SignInByQuickAccess } from './quick-access-sign-in.use-case.ts';
export { makeSkipQuickAccess, type SkipQuickAccess } from './quick-access-skip.use-case.ts';
export { makeResetPassword, type ResetPassword } from './reset-password.use-case.ts';
export { makeChangePassword, type ChangePassword } from './change-password.use-case.ts';
export {
  makeReadAccounts,
  makeRemoveAccount,
  makeSetMainAccount,
  makeSwitchAccount,
  type DeviceAccounts,
  type RemoveAccount,
  type SetMainAccount,
  type SwitchAccount,
} from './accounts.use-case.ts';
export {
  makeCancelAddition,
  makeKeepAddition,
  makeLeaveInterrupted,
  type CancelAddition,
  type KeepAddition,
  type LeaveInterrupted,
} from './add-account.use-case.ts';
export { makeUnblockDevice, type UnblockDevice } from './unblock.use-case.ts';
export { makeClientDevices, type ClientDevices } from './devices.use-case.ts';
export * from './inactivity.ts';
export * from './inactivity.messages.ts';
export { makeQuietWatch, type LastActivity, type QuietPorts, type QuietWatch } from './inactivity.use-case.ts';
export * from './session-watch.rules.ts';
