import { errors, importJWK, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/transaction.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { signingKey } from './signing-key.sql.ts';

const ALGORITHM = 'EdDSA';
const ISSUER = 'aroeira-sandbox';
const AUDIENCE = 'aroeira-portal';
/** Distinguishes access tokens from other tokens that the same key may sign later. */
const TYPE = 'at+jwt';
const LIFE_SECONDS = 10 * 60;

/** So many tokens whose signature was right are remembered. The oldest one is forgotten first. */
const REMEMBERED = 1_000;

/** The part of a token with the right signature that the server uses. */
interface Signed {
  readonly sessionId: string;
  /** In seconds since 1970. */
  readonly expiresAt: number;
}

/** Makes and reads access tokens. A token stands for a session, for ten minutes. */
export interface AccessTokens {
  readonly sign: (sessionId: string) => Promise<string>;
  /** `undefined` unless this server signed it and it lives. The signature is checked once, the time at each call. */
  readonly sessionOf: (token: string) => Promise<string | undefined>;
}

export const openAccessTokens = async (db: Database, clock: ServerClock): Promise<AccessTokens> => {
  const jwk = await signingKey(db, ALGORITHM);
  const { d: _secret, ...publicJwk } = jwk;
  const privateKey = await importJWK(jwk, ALGORITHM);
  const publicKey = await importJWK(publicJwk, ALGORITHM);
  const remembered = new Map<string, Signed>();
  const remember = (token: string, signed: Signed): void => {
    const [oldest] = remembered.keys();
    if (remembered.size === REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, signed);
  };
  const nowSeconds = (): number => Math.floor(clock.now().getTime() / 1000);
  return {
    sign: (sessionId) => {
      const now = nowSeconds();
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + LIFE_SECONDS)
        .sign(privateKey);
    },
    sessionOf: async (token) => {
      const known = remembered.get(token);
      if (known !== undefined && known.expiresAt > nowSeconds()) return known.sessionId;
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
          currentDate: clock.now(),
        });
        if (typeof payload['sid'] !== 'string' || payload.exp === undefined) return undefined;
        remember(token, { sessionId: payload['sid'], expiresAt: payload.exp });
        return payload['sid'];
      } catch (error) {
        // Every invalid token gets the same 401.
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
};
