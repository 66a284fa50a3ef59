import { errors, importJWK, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/transaction.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { signingKey } from './signing-key.sql.ts';

const ALGORITHM = 'EdDSA';
const ISSUER = 'aroeira-sandbox';
const AUDIENCE = 'aroeira-portal';
/** Tells access tokens from other tokens that the same key may sign one day. */
const TYPE = 'at+jwt';
const LIFE_SECONDS = 10 * 60;

/** Makes and reads access tokens. A token stands for a session, for ten minutes. */
export interface AccessTokens {
  readonly sign: (sessionId: string) => Promise<string>;
  /** The session of a token. It is `undefined` if this server did not sign the token or the token has expired. */
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
        // Every invalid token gets the same 401.
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
};
