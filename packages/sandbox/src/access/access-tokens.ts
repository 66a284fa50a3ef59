import { errors, importJWK, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/transaction.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { signingKey } from './signing-key.sql.ts';

const ALGORITHM = 'EdDSA';
const ISSUER = 'aroeira-sandbox';
const AUDIENCE = 'aroeira-portal';
/** So that a token of another kind, should one ever be signed by this key, is none of ours. */
const TYPE = 'at+jwt';
const LIFE_SECONDS = 10 * 60;

/** Makes and reads the short-lived token that speaks for a session. */
export interface AccessTokens {
  readonly sign: (sessionId: string) => Promise<string>;
  /** The session it speaks for, or `undefined` when it is not ours or no longer valid. */
  readonly sessionOf: (token: string) => Promise<string | undefined>;
}

export const openAccessTokens = async (db: Database, clock: ServerClock): Promise<AccessTokens> => {
  const jwk = await signingKey(db, ALGORITHM);
  const { d: _secret, ...publicJwk } = jwk;
  const privateKey = await importJWK(jwk, ALGORITHM);
  const publicKey = await importJWK(publicJwk, ALGORITHM);
  return {
    sign: (sessionId) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + LIFE_SECONDS)
        .sign(privateKey);
    },
    sessionOf: async (token) => {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
          currentDate: clock.now(),
        });
        return typeof payload['sid'] === 'string' ? payload['sid'] : undefined;
      } catch (error) {
        // Whatever is wrong with a token, the answer is the same 401.
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
};
