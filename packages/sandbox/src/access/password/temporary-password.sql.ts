import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { hashOf } from '../../database/hash.ts';
import type { Queries } from '../../database/transaction.ts';
import { sendMail } from '../../outbox/outbox.sql.ts';

const LIFE_MINUTES = 30;

/** 54 that nobody takes for another, as 0 and O or 1 and l would be. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Twelve letters in groups, easy to type from one screen to another. */
const draw = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
  ).join('-');

const passwordHash = (clientId: number, password: string): Buffer => hashOf(`${String(clientId)}:${password}`);

interface Forgetful {
  readonly id: number;
  readonly email: string;
}

/**
 * Sends a new temporary password. The client's own holds, and so do those that were sent before, until their own time is
 * over: asking voids nothing, since anybody may ask (docs/decisions/0105).
 */
export const sendTemporaryPassword = async (tx: Queries, { id, email }: Forgetful, now: Date): Promise<void> => {
  const password = draw();
  const expiresAt = new Date(now.getTime() + LIFE_MINUTES * 60_000);
  await tx.deleteFrom('temporary_passwords').where('client_id', '=', id).where('expires_at', '<=', now).execute();
  await tx
    .insertInto('temporary_passwords')
    .values({ client_id: id, password_hash: passwordHash(id, password), expires_at: expiresAt })
    .execute();
  await sendMail(tx, {
    clientId: id,
    to: email,
    subject: 'Sua senha temporária',
    text: `Sua senha temporária é ${password}. Ela vale por ${String(LIFE_MINUTES)} minutos: entre com ela e escolha uma nova senha. Se não foi você quem pediu, ignore esta mensagem. Sua senha continua a mesma.`,
    now,
  });
};

/** Whether a password is a temporary one that was sent to a document's client and still holds. */
export const isTemporaryPassword = async (
  db: Queries,
  { document, password, now }: { readonly document: string; readonly password: string; readonly now: Date },
): Promise<boolean> => {
  const kept = await db
    .selectFrom('temporary_passwords')
    .innerJoin('clients', 'clients.id', 'temporary_passwords.client_id')
    .where('clients.document', '=', document)
    .where('expires_at', '>', now)
    .select(['client_id', 'password_hash'])
    .execute();
  return kept.some(({ client_id, password_hash }) => timingSafeEqual(password_hash, passwordHash(client_id, password)));
};

/** Notes by which password a device signed in: by a temporary one, its client has to choose another. */
export const noteSignIn = async (tx: Queries, loginId: string, isTemporary: boolean): Promise<void> => {
  await tx.deleteFrom('resets_due').where('login_id', '=', loginId).execute();
  if (isTemporary) await tx.insertInto('resets_due').values({ login_id: loginId }).execute();
};

/** Whether the client of a session must choose a new password, of a query that has `credentials` and left-joins `resets_due`. */
export const MUST_CHANGE = sql<boolean>`(credentials.must_change or resets_due.login_id is not null)`;
