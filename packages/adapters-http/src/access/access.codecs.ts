import type { ClientStatus, SignInAnswer, SignedInSession } from '@aroeira/domain/access';
import type { Document } from '@aroeira/domain/kernel';
import * as t from 'io-ts';
import { DocumentText } from '../http/document.codec.ts';
import { Id } from '../http/id.codec.ts';

/** A session as the server gives it. @see spec A §3 Session / login info; decision 0002 */
export const SessionWire = t.type({
  id: Id,
  loginId: t.string,
  token: t.string,
  refreshToken: t.string,
  document: DocumentText,
  name: t.string,
  email: t.string,
  mainAccount: t.boolean,
  blockedDevice: t.boolean,
  userStatus: t.string,
  mfa: t.boolean,
  isCoholder: t.boolean,
  useRNBiometry: t.boolean,
});

/**
 * The answer to a right password when a code is due. It has no token, so that a broken session does not decode as a
 * challenge.
 */
const ChallengeWire = t.type({ mfa: t.literal(true), loginId: t.string, token: t.undefined });

/** The answer to a password. @see spec A §4 Sign-in 5 */
export const SignInWire = t.union([SessionWire, ChallengeWire]);

/** Whether the server sent a code. @see spec A §7 `auth/login/1/send_mfa` */
export const SendCodeWire = t.type({ status: t.keyof({ code_sended: null, mfa_disabled: null }) });

/** @see spec A §3 Consent status */
export const ConsentWire = t.type({ UID: t.string, accepted: t.boolean });

/** The server's session in our words. */
export const sessionOf = (wire: t.TypeOf<typeof SessionWire>): SignedInSession => ({
  clientId: wire.id,
  loginId: wire.loginId,
  tokens: { access: wire.token, refresh: wire.refreshToken },
  document: wire.document,
  name: wire.name,
  email: wire.email,
  isMainAccount: wire.mainAccount,
  isDeviceBlocked: wire.blockedDevice,
  status: statusOf(wire.userStatus),
  hasTwoStep: wire.mfa,
  isCoHolder: wire.isCoholder,
  usesNativeBiometry: wire.useRNBiometry,
  // The consent check decides it later.
  isConsentDue: true,
});

/** The answer to a client's password in our words. A challenge does not repeat the document. */
export const signInAnswerOf =
  (document: Document) =>
  (wire: t.TypeOf<typeof SignInWire>): SignInAnswer =>
    wire.token === undefined
      ? { _tag: 'Challenged', challenge: { document, loginId: wire.loginId } }
      : { _tag: 'SignedIn', session: sessionOf(wire) };

/** Compares in lower case, with `_` and `-` as spaces. Only 'change password' forces a reset. @see decision Q149 */
const statusOf = (wire: string): ClientStatus =>
  wire.toLowerCase().replace(/[_-]/g, ' ') === 'change password' ? 'must-change-password' : 'confirmed';
