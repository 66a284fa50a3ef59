export { makeHttpAuthenticator } from './authenticator.adapter.ts';
export { makeHttpConsents } from './consents.adapter.ts';
export { makeHttpSessions } from './sessions.adapter.ts';
export { makeHttpTwoStepSettings } from './two-step.adapter.ts';
export type { DeviceInfo } from './device-info.ts';
