import * as t from 'io-ts';
import { DocumentText } from '../http/parsed.codec.ts';

const StoredTokens = t.exact(t.type({ access: t.string, refresh: t.string }));

/** A stored session, in the domain's names. A session without `tokens` was revoked (decision Q037). */
export const StoredSession = t.exact(
  t.type({
    clientId: t.number,
    loginId: t.string,
    // JSON leaves out undefined values.
    tokens: t.union([StoredTokens, t.undefined]),
    document: DocumentText,
    name: t.string,
    email: t.string,
    isMainAccount: t.boolean,
    isDeviceBlocked: t.boolean,
    status: t.keyof({ confirmed: null, 'must-change-password': null }),
    hasTwoStep: t.boolean,
    isCoHolder: t.boolean,
    usesNativeBiometry: t.boolean,
    isConsentDue: t.boolean,
  }),
);

/** The fields of a saved account: no password, no token. @see spec A §3 */
export const SAVED_ACCOUNT = {
  clientId: t.number,
  loginId: t.string,
  document: DocumentText,
  name: t.string,
  email: t.string,
  isMain: t.boolean,
  isDeviceBlocked: t.boolean,
};

/** The accounts that this device knows. */
export const StoredAccounts = t.readonlyArray(t.exact(t.type(SAVED_ACCOUNT)));

/** A right password that waits for its code. */
export const StoredChallenge = t.exact(t.type({ document: DocumentText, loginId: t.string }));

/** The quick-access credential of this device: the name of a key, never the key. */
export const StoredQuickAccess = t.exact(t.type({ credentialId: t.string, clientId: t.number, loginId: t.string }));
