import { timingSafeEqual, randomInt } from 'node:crypto';
import { hashOf } from '../database/hash.ts';
import { transact, type Database, type Queries } from '../database/transaction.ts';
import { sendMail } from '../outbox/outbox.sql.ts';
import { cameByTemporaryPassword } from './password/temporary-password.sql.ts';

const DIGITS = 6;

/** A code that a client reads in an e-mail: six digits. */
export const drawCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** How long a code is valid: ten minutes. */
export const CODE_LIFE_MS = 10 * 60_000;

/** How often a client may enter a code before it becomes invalid. */
export const CODE_TRIES = 5;

const codeHash = (loginId: string, code: string): Buffer => hashOf(`${loginId}:${code}`);

/** Remembers that a device sent the right password. An earlier code becomes invalid. */
export const startChallenge = async (tx: Queries, loginId: string, now: Date): Promise<void> => {
  const challenge = {
    expires_at: new Date(now.getTime() + CODE_LIFE_MS),
    code_hash: null,
    code_expires_at: null,
    attempts_left: 0,
  };
  await tx
    .insertInto('challenges')
    .values({ login_id: loginId, ...challenge })
    .onConflict((conflict) => conflict.columns(['world', 'login_id']).doUpdateSet(challenge))
    .execute();
};

interface Challenged {
  readonly document: string;
  readonly loginId: string;
  readonly now: Date;
}

/** The client of a challenge, and the time until which the device may ask for a code. */
const challengedClient = (tx: Queries, { document, loginId }: Challenged) =>
  tx
    .selectFrom('challenges')
    .innerJoin('devices', 'devices.id', 'challenges.login_id')
    .innerJoin('clients', 'clients.id', 'devices.client_id')
    .where('challenges.login_id', '=', loginId)
    .where('clients.document', '=', document)
    .select(['clients.id', 'clients.mfa_enabled', 'challenges.expires_at'])
    .executeTakeFirst();

/** A client who has to enter a code. */
export interface Waiting {
  readonly clientId: number;
  /** Whether the device is new. A device with a temporary password does not count as new (decision 0170). */
  readonly isNewDevice: boolean;
}

/** The client who has to enter a code on a device. There is none if the device did not send the right password. */
export const waitingOn = async (db: Queries, challenged: Challenged): Promise<Waiting | undefined> => {
  const client = await challengedClient(db, challenged);
  if (client === undefined) return undefined;
  const before = await db
    .selectFrom('sessions')
    .where('login_id', '=', challenged.loginId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  const isKnown = before !== undefined || (await cameByTemporaryPassword(db, challenged.loginId));
  return { clientId: client.id, isNewDevice: !isKnown };
};

/** Sends a new code. The earlier code becomes invalid. A device has to send the right password first. */
export const sendCode = (db: Database, challenged: Challenged): Promise<'sent' | 'disabled' | 'no password'> =>
  transact(db, async (tx) => {
    const client = await challengedClient(tx, challenged);
    const { loginId, now } = challenged;
    if (client === undefined || client.expires_at <= now) return 'no password';
    if (client.mfa_enabled !== true) return 'disabled';
    const code = drawCode();
    await tx
      .updateTable('challenges')
      .set({
        code_hash: codeHash(loginId, code),
        code_expires_at: new Date(now.getTime() + CODE_LIFE_MS),
        attempts_left: CODE_TRIES,
      })
      .where('login_id', '=', loginId)
      .execute();
    await sendMail(tx, {
      clientId: client.id,
      subject: 'Seu código de acesso',
      text: `Seu código de acesso é ${code}. Ele vale por 10 minutos. Se não foi você, altere sua senha.`,
      now,
    });
    return 'sent';
  });

/** Takes a code once. It counts the try before it compares. @returns the client; `undefined` for a wrong or old code */
export const takeCode = async (tx: Queries, challenged: Challenged, code: string): Promise<number | undefined> => {
  const client = await challengedClient(tx, challenged);
  if (client === undefined) return undefined;
  const { loginId, now } = challenged;
  const tried = await tx
    .updateTable('challenges')
    .set((row) => ({ attempts_left: row('attempts_left', '-', 1) }))
    .where('login_id', '=', loginId)
    .where('attempts_left', '>', 0)
    .where('code_expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  if (tried === undefined || tried.code_hash === null) return undefined;
  if (!timingSafeEqual(tried.code_hash, codeHash(loginId, code))) return undefined;
  await tx.deleteFrom('challenges').where('login_id', '=', loginId).execute();
  return client.id;
};
