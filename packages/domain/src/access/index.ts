export * from './session.ts';
export * from './access.errors.ts';
export * from './access.ports.ts';
export * from './quick-access/quick-access.ts';
export * from './quick-access/quick-access.errors.ts';
export * from './quick-access/quick-access.ports.ts';
export * from './quick-access/quick-access.rules.ts';
export * from './returning/accounts.errors.ts';
export * from './returning/saved-accounts.rules.ts';
export * from './session/hold.rules.ts';
export * from './sign-in/sign-in.rules.ts';
export * from './sign-in/sign-in.form.ts';
export * from './returning/returning.form.ts';
export { draftOf } from './returning/add-account-draft.ts';
export { interruptedOn, type Interrupted } from './session/interrupted.ts';
export * from './password/password.errors.ts';
export * from './password/password.ports.ts';
export * from './password/forgot-password.form.ts';
export * from './password/reset-password.form.ts';
export * from './password/change-password.form.ts';
export * from './devices/unblock.ts';
export * from './devices/unblock.form.ts';
export * from './devices/unblock.ports.ts';
export * from './devices/unblock.rules.ts';
export * from './misuse/misuse.ports.ts';
export * from './devices/devices.ts';
export * from './devices/devices.ports.ts';
export * from './devices/devices.rules.ts';
export * from './devices/security-activity.ts';
export {
  makeCompleteSignIn,
  makeSignIn,
  type SignIn,
  type SignInStep,
} from './sign-in/sign-in.use-case.ts';
export {
  makeFinishSignIn,
  type FinishSignIn,
  type SignInDone,
  type SignInStop,
  type StepQuestions,
} from './sign-in/finish-sign-in.use-case.ts';
export { makeSignInByQuestions, type SignInQuestions } from './sign-in/sign-in-by-questions.use-case.ts';
export { makeEnterCode, type EnterCode } from './sign-in/enter-code.use-case.ts';
export {
  makeAcceptConsent,
  makeDenyConsent,
  type AcceptConsent,
  type ConsentRequest,
  type DenyConsent,
} from './sign-in/answer-consent.use-case.ts';
export { makeAbandonSignIn, type AbandonSignIn } from './session/abandon-sign-in.use-case.ts';
export { makeLeaveAccount } from './session/leave-account.use-case.ts';
export { makeRevokeTokens } from './session/revoke-tokens.use-case.ts';
export { makeRevokeReplaced, type RevokeReplaced } from './session/revoke-replaced.use-case.ts';
export {
  isSpared,
  makeArriveAtSignIn,
  makeSpareSession,
  type SparedClient,
} from './session/spared-session.ts';
export { makeSignOutOfApp } from './session/sign-out-of-app.use-case.ts';
export type { SignOut } from './session/stored-session.ts';
export * from './two-step/two-step.ts';
export * from './two-step/two-step.errors.ts';
export * from './two-step/two-step.ports.ts';
export { makeChangeTwoStep, type ChangeTwoStep } from './two-step/change-two-step.use-case.ts';
export { makeDisableByCode } from './two-step/disable-by-code.use-case.ts';
export { makeDisableQuickAccess } from './quick-access/disable-quick-access.use-case.ts';
export { makeEnableQuickAccess } from './quick-access/enable-quick-access.use-case.ts';
export { makeOfferQuickAccess, type OfferQuickAccess } from './quick-access/offer-quick-access.use-case.ts';
export { makeSignInByQuickAccess, type SignInByQuickAccess } from './quick-access/sign-in-by-quick-access.use-case.ts';
export { makeSkipQuickAccess } from './quick-access/skip-quick-access.use-case.ts';
export { makeSendTemporaryPassword } from './password/send-temporary-password.use-case.ts';
export { makeResetPassword, type ResetPassword } from './password/reset-password.use-case.ts';
export { makeChangePassword, type ChangePassword } from './password/change-password.use-case.ts';
export { makeReadAccounts, type DeviceAccounts } from './returning/read-accounts.use-case.ts';
export { makeRemoveAccount, type RemoveAccount } from './returning/remove-account.use-case.ts';
export { makeSetMainAccount, type SetMainAccount } from './returning/set-main-account.use-case.ts';
export { makeSwitchAccount, type SwitchAccount } from './returning/switch-account.use-case.ts';
export { makeCancelAddition, type CancelAddition } from './returning/cancel-addition.use-case.ts';
export { makeKeepAddition } from './returning/keep-addition.use-case.ts';
export { makeLeaveInterrupted } from './returning/leave-interrupted.use-case.ts';
export { makeUnblockByQuestions, type FreeDevice } from './devices/unblock-by-questions.use-case.ts';
export { makeUnblockDevice, type UnblockDevice } from './devices/unblock-device.use-case.ts';
export { makeManageDevices, type ManageDevices } from './devices/manage-devices.use-case.ts';
export * from './session/inactivity.ts';
export {
  makeWatchInactivity,
  type LastActivity,
} from './session/watch-inactivity.use-case.ts';
export * from './session/session-watch.rules.ts';
