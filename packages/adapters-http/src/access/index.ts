export { makeHttpAuthenticator } from './authenticator.adapter.ts';
export { makeHttpConsents, makeHttpConsentsOfDevice } from './consents.adapter.ts';
export { makeHttpMainAccounts } from './main-accounts.adapter.ts';
export { makeHttpPasswords } from './passwords.adapter.ts';
export { makeHttpSessions } from './sessions.adapter.ts';
export { makeHttpTwoStepSettings } from './two-step.adapter.ts';
export type { DeviceInfo } from './device-info.ts';
