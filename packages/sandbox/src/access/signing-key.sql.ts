import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Queries } from '../database/transaction.ts';

/** The private key that signs access tokens. The first server that needs it makes it. */
export const signingKey = async (db: Queries, algorithm: string): Promise<JWK> => {
  const kept = await db.selectFrom('signing_keys').select('jwk').executeTakeFirst();
  if (kept !== undefined) return kept.jwk;
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  await db
    .insertInto('signing_keys')
    .values({ id: 'current', jwk: JSON.stringify(await exportJWK(privateKey)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another server may have made a key first. All servers use the first one.
  return (await db.selectFrom('signing_keys').select('jwk').executeTakeFirstOrThrow()).jwk;
};
