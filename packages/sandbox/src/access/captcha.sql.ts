import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/transaction.ts';
import type { Solved } from './captcha.ts';

/** The secret that signs challenges. The first server that needs it makes it. */
export const captchaSecret = async (db: Queries): Promise<string> => {
  const kept = await db.selectFrom('captcha_secrets').select('secret').executeTakeFirst();
  if (kept !== undefined) return kept.secret;
  await db
    .insertInto('captcha_secrets')
    .values({ id: 'current', secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another server may have made a secret first. All servers use the first one.
  return (await db.selectFrom('captcha_secrets').select('secret').executeTakeFirstOrThrow()).secret;
};

/** Takes a proof once, and deletes expired ones. @param now of the real clock @returns false if it was used before */
export const spendCaptcha = async (db: Queries, { signature, expiresAt }: Solved, now: Date): Promise<boolean> => {
  await db.deleteFrom('used_captchas').where('expires_at', '<', now).execute();
  const first = await db
    .insertInto('used_captchas')
    .values({ signature, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst();
  return first !== undefined;
};
