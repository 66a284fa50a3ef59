export {
  makeHttpAuthenticator,
  makeHttpConsents,
  makeHttpConsentsOfDevice,
  makeHttpSignInPorts,
  makeHttpSessions,
} from './sign-in/sign-in-ports.adapter.ts';
export { makeHttpBlockedDevices, makeHttpDevices } from './devices/devices.adapter.ts';
export { makeHttpMainAccounts } from './returning/main-accounts.adapter.ts';
export { makeHttpMisuseReports } from './misuse/misuse-reports.adapter.ts';
export { makeHttpPasswords } from './password/passwords.adapter.ts';
export { makeHttpQuickAccess } from './quick-access/quick-access.adapter.ts';
export { makeHttpTwoStepSettings } from './two-step/two-step.adapter.ts';
export { SignedInClientWire } from './access.codecs.ts';
export { SavedAccountWire } from './returning/saved-accounts.codecs.ts';
export { DeviceWire } from './devices/devices.codecs.ts';
export type { DeviceInfo } from './device-info.ts';
