import type { ClientStatus, SignInAnswer, SignedInSession } from '@aroeira/domain/access';
import type { Document } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { DocumentText } from '../http/parsed.codec.ts';
import { Id, wordsOnWire } from '../http/values.codec.ts';
import { field, partsOnWire, recordOnWire } from '../http/record.codec.ts';

const MUST_CHANGE: ClientStatus = 'must-change-password';

/** The words of the status on the wire. @see spec A §3, A §4 Sign-in */
const CHANGE_PASSWORD = 'change password';
const CONFIRMED = 'confirmed';

/**
 * The client's status on the wire. It is read in lower case, with `_` and `-` as spaces. Only 'change password' forces
 * a reset.
 *
 * @see decision Q149
 */
const StatusText = new t.Type<ClientStatus, string, unknown>(
  'StatusText',
  (u): u is ClientStatus => u === CONFIRMED || u === MUST_CHANGE,
  (u, context) =>
    pipe(
      t.string.validate(u, context),
      E.map((text) => (text.toLowerCase().replace(/[_-]/g, ' ') === CHANGE_PASSWORD ? MUST_CHANGE : CONFIRMED)),
    ),
  (status) => (status === MUST_CHANGE ? CHANGE_PASSWORD : CONFIRMED),
);

/** The client of a session as the server has it, without tokens. @see spec A §3 Session / login info; decision 0002 */
export const SignedInClientWire = recordOnWire(
  'SignedInClient',
  {
    clientId: Id,
    loginId: t.string,
    document: DocumentText,
    name: t.string,
    email: t.string,
    isMainAccount: t.boolean,
    isDeviceBlocked: t.boolean,
    status: StatusText,
    hasTwoStep: t.boolean,
    isCoHolder: t.boolean,
  },
  {
    clientId: 'id',
    isMainAccount: 'mainAccount',
    isDeviceBlocked: 'blockedDevice',
    status: 'userStatus',
    hasTwoStep: 'mfa',
    isCoHolder: 'isCoholder',
  },
);

/** A session as the server gives it. @see spec A §3 Session / login info; decision 0002 */
export const SessionWire = partsOnWire({
  client: SignedInClientWire,
  tokens: recordOnWire('Tokens', { access: t.string, refresh: t.string }, { access: 'token', refresh: 'refreshToken' }),
  device: recordOnWire('Device', { usesNativeBiometry: t.boolean }, { usesNativeBiometry: 'useRNBiometry' }),
});

/**
 * The answer to a right password when a code is due. It has no token, so that a broken session does not decode as a
 * challenge.
 */
const ChallengeWire = t.type({ mfa: t.literal(true), loginId: t.string, token: t.undefined });

/** The answer to a password. @see spec A §4 Sign-in 5 */
export const SignInWire = t.union([SessionWire, ChallengeWire]);

/** The word of a refused sign-in while another mobile device is signed in. @see spec A §8 Sign-in */
export const ALREADY_CONNECTED = 'already_connected';

/** Whether the server sent a code. @see spec A §7 `auth/login/1/send_mfa` */
export const SendCodeWire = field('status', wordsOnWire('SendCode', { sent: 'code_sended', disabled: 'mfa_disabled' }));

/** @see spec A §3 Consent status */
export const ConsentWire = recordOnWire(
  'Consent',
  { uid: t.string, isAccepted: t.boolean },
  { uid: 'UID', isAccepted: 'accepted' },
);

/** The server's session in our words. */
export const sessionOf = ({ client, tokens, device }: t.TypeOf<typeof SessionWire>): SignedInSession => ({
  ...client,
  ...device,
  tokens,
  // The consent check decides it later.
  isConsentDue: true,
});

/** The answer to a client's password in our words. A challenge does not repeat the document. */
export const signInAnswerOf =
  (document: Document) =>
  (wire: t.TypeOf<typeof SignInWire>): SignInAnswer =>
    'tokens' in wire
      ? { _tag: 'SignedIn', session: sessionOf(wire) }
      : { _tag: 'Challenged', challenge: { document, loginId: wire.loginId } };
