import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/transaction.ts';
import type { Solved } from './captcha.ts';

/** The secret that signs challenges; made by the first server that needs it. */
export const captchaSecret = async (db: Queries): Promise<string> => {
  const kept = await db.selectFrom('captcha_secrets').select('secret').executeTakeFirst();
  if (kept !== undefined) return kept.secret;
  await db
    .insertInto('captcha_secrets')
    .values({ id: 'current', secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another server may have been faster: its secret is ours too.
  return (await db.selectFrom('captcha_secrets').select('secret').executeTakeFirstOrThrow()).secret;
};

/**
 * Counts a proof, once. What has expired is forgotten: it is refused for its age.
 *
 * @param now of the real clock, as the challenges' own
 * @returns whether it was the first time
 */
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
