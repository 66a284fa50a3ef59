import type { SignInPorts } from '@aroeira/domain/access';
import type { HttpClient } from '../../http/http-client.ts';
import { makeHttpAuthenticator } from '../authenticator.adapter.ts';
import type { DeviceInfo } from '../device-info.ts';
import { makeHttpSessions } from '../sessions.adapter.ts';
import { makeHttpConsents } from './consents.adapter.ts';

interface Parts {
  readonly http: HttpClient;
  readonly deviceInfo: DeviceInfo;
}

/** The calls of a sign-in over the portal API. */
export const makeHttpSignInPorts = ({ http, deviceInfo }: Parts): SignInPorts => ({
  authenticator: makeHttpAuthenticator({ http, deviceInfo }),
  consents: makeHttpConsents(http),
  sessions: makeHttpSessions(http),
});
