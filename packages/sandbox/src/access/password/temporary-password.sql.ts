import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { hashOf } from '../../database/hash.ts';
import type { Queries } from '../../database/transaction.ts';
import { sendMail } from '../../outbox/outbox.sql.ts';

const LIFE_MINUTES = 30;

/** 54 letters and digits that nobody mixes up. It leaves out 0 and O, 1 and l, and the like. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Draws twelve letters, in groups that are easy to type. */
const draw = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
  ).join('-');

const passwordHash = (clientId: number, password: string): Buffer => hashOf(`${String(clientId)}:${password}`);

/** Anybody may ask for one, so the own password and earlier temporary ones stay valid (docs/decisions/0105). */
export const sendTemporaryPassword = async (tx: Queries, clientId: number, now: Date): Promise<void> => {
  const password = draw();
  const expiresAt = new Date(now.getTime() + LIFE_MINUTES * 60_000);
  await tx.deleteFrom('temporary_passwords').where('client_id', '=', clientId).where('expires_at', '<=', now).execute();
  await tx
    .insertInto('temporary_passwords')
    .values({ client_id: clientId, password_hash: passwordHash(clientId, password), expires_at: expiresAt })
    .execute();
  await sendMail(tx, {
    clientId,
    subject: 'Sua senha temporária',
    text: `Sua senha temporária é ${password}. Ela vale por ${String(LIFE_MINUTES)} minutos: entre com ela e escolha uma nova senha. Se não foi você quem pediu, ignore esta mensagem. Sua senha continua a mesma.`,
    now,
  });
};

/** Tells whether a password is a valid temporary password of a document's client. */
export const isTemporaryPassword = async (
  db: Queries,
  { document, password, now }: { readonly document: string; readonly password: string; readonly now: Date },
): Promise<boolean> => {
  const kept = await db
    .selectFrom('temporary_passwords')
    .innerJoin('clients', 'clients.id', 'temporary_passwords.client_id')
    .where('clients.document', '=', document)
    .where('expires_at', '>', now)
    .select(['temporary_passwords.client_id', 'password_hash'])
    .execute();
  return kept.some(({ client_id, password_hash }) => timingSafeEqual(password_hash, passwordHash(client_id, password)));
};

/** Notes the kind of password of a sign-in. After a temporary one the client has to choose a new password. */
export const noteSignIn = async (tx: Queries, loginId: string, isTemporary: boolean): Promise<void> => {
  await tx.deleteFrom('resets_due').where('login_id', '=', loginId).execute();
  if (isTemporary) await tx.insertInto('resets_due').values({ login_id: loginId }).execute();
};

/** Tells whether a device signed in by a temporary password last. Only the owner's mailbox receives one. */
export const cameByTemporaryPassword = async (tx: Queries, loginId: string): Promise<boolean> => {
  const due = await tx.selectFrom('resets_due').where('login_id', '=', loginId).select('login_id').executeTakeFirst();
  return due !== undefined;
};

/** Tells whether the client of a session must choose a new password. The query joins `credentials` and left-joins `resets_due`. */
export const MUST_CHANGE = sql<boolean>`(credentials.must_change or resets_due.login_id is not null)`;
