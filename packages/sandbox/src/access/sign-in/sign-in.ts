import { withClient } from '../../database/locked-client.sql.ts';
import type { Queries } from '../../database/transaction.ts';
import type { Services } from '../../http/api.ts';
import { clearAttempts, giveBackAttempt, takeAttempt, type Limit } from '../attempts.sql.ts';
import { audit } from '../audit.sql.ts';
import { startChallenge } from '../challenges.sql.ts';
import { clientOfDocument } from '../client-of.sql.ts';
import { deviceFor, isDeviceOf } from '../devices/devices.sql.ts';
import { passwordsFromAddress, passwordsOfAllNewDevices, passwordsOfNewDevices, passwordsOnDevice } from '../limits.ts';
import { tellOfNewDevice } from '../devices/new-device-mail.sql.ts';
import { isPasswordHash } from '../password/change-password.sql.ts';
import { isRightPassword } from '../password/passwords.ts';
import { endSessions, isShutOut, openSession, type OpenedSession } from '../sessions.sql.ts';
import { isTemporaryPassword, noteSignIn } from '../password/temporary-password.sql.ts';

export interface SignIn {
  readonly document: string;
  readonly password: string;
  /** The login id that the device sends. The server uses it if it belongs to a device of this client. */
  readonly loginId: string | undefined;
  /** What the device says about itself. The server trusts none of it. */
  readonly deviceInfo?: { readonly type?: 'web' | 'mobile'; readonly userAgent?: string };
  readonly address: string;
}

export type SignInOutcome = { readonly _tag: 'WrongCredentials' } | AdmissionOutcome;

/** The results for a client who proved who they are. */
export type AdmissionOutcome =
  | { readonly _tag: 'AlreadyConnected' }
  | { readonly _tag: 'Challenged'; readonly loginId: string }
  | { readonly _tag: 'SignedIn'; readonly session: OpenedSession };

interface Counted {
  /** A right password sets this count back to zero. */
  readonly own: Limit;
  /** Counts that other people also fill. A right password takes back its own try. */
  readonly shared: readonly Limit[];
}

const limitsOf = ({ document, address }: SignIn, knownLoginId: string | undefined): Counted =>
  knownLoginId === undefined
    ? {
        own: passwordsOfNewDevices(document, address),
        shared: [passwordsFromAddress(address), passwordsOfAllNewDevices(document)],
      }
    : // Neighbours of the owner may fill the count of their network (decision 0012).
      { own: passwordsOnDevice(document, knownLoginId), shared: [] };

/** A wrong password tells nothing about a client. @throws Refusal 429 @see spec A §4 Sign-in */
export const signIn = async (services: Services, asked: SignIn): Promise<SignInOutcome> => {
  const { db, clock } = services;
  const { document, address } = asked;
  const loginId = (await isDeviceOf(db, document, asked.loginId)) ? asked.loginId : undefined;
  // Nobody guesses 54^12. A count that a stranger fills must not stop the owner, who has the e-mail (decision 0170).
  const isTemporary = await isTemporaryPassword(db, { ...asked, now: clock.now() });
  const client = await clientOfDocument(db, document);
  const isRight = isTemporary || (await isOwnPassword(services, asked, { stored: client?.password_hash, loginId }));
  if (!isRight || client === undefined) {
    await audit(db, { event: 'sign-in refused', clientId: client?.id, address, now: clock.now() });
    return { _tag: 'WrongCredentials' };
  }
  const admission = { ...asked, ...client, isTemporary, loginId, now: clock.now(), portalUrl: services.portalUrl() };
  const isStillRight = (tx: Queries): Promise<boolean> =>
    isTemporary
      ? isTemporaryPassword(tx, { ...asked, now: clock.now() })
      : isPasswordHash(tx, client.id, client.password_hash);
  const outcome = await withClient(db, client.id, async ({ tx }) =>
    // The password may have changed while it was checked. Then the change ended the sessions, and this one would stay.
    (await isStillRight(tx)) ? admit(tx, admission) : undefined,
  );
  return outcome ?? signIn(services, asked);
};

interface Checked {
  readonly stored: string | undefined;
  /** The login id, if the account knows the device. */
  readonly loginId: string | undefined;
}

/** Counts a try, then checks it. @throws Refusal 429 after too many wrong passwords */
const isOwnPassword = async (services: Services, asked: SignIn, { stored, loginId }: Checked): Promise<boolean> => {
  const { own, shared } = limitsOf(asked, loginId);
  // The device's own count comes first. A try that it refuses does not fill the shared counts.
  for (const limit of [own, ...shared]) await takeAttempt(services, limit);
  if (!(await isRightPassword(stored, asked.password))) return false;
  for (const limit of shared) await giveBackAttempt(services, limit);
  await clearAttempts(services, own);
  return true;
};

/** A client who proved who they are, by a password or by the key of a device. */
interface Admission extends Omit<SignIn, 'document' | 'password'> {
  readonly id: number;
  readonly mfa_enabled: boolean | null;
  readonly isTemporary: boolean;
  readonly now: Date;
  readonly portalUrl: string;
}

/** Opens the session, or asks for a code if the client has two-step verification. */
export const admit = async (tx: Queries, admission: Admission): Promise<AdmissionOutcome> => {
  const { id: clientId, loginId, deviceInfo, address, now, portalUrl } = admission;
  const isShut = await isShutOut(tx, { clientId, loginId, now });
  if (isShut && !admission.isTemporary) return { _tag: 'AlreadyConnected' };
  const { type: deviceType = 'web', userAgent } = deviceInfo ?? {};
  const device = await deviceFor(tx, { clientId, loginId, deviceType, userAgent, now });
  await noteSignIn(tx, device, admission.isTemporary);
  if (admission.mfa_enabled === true) {
    await startChallenge(tx, device, now);
    return { _tag: 'Challenged', loginId: device };
  }
  if (isShut) await endSessions(tx, clientId, now);
  await audit(tx, { event: 'signed in', clientId, address, now });
  await tellOfNewDevice(tx, { loginId: device, now, portalUrl });
  return { _tag: 'SignedIn', session: await openSession(tx, { clientId, loginId: device, now }) };
};
