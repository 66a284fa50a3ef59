import type { Queries } from '../../database/transaction.ts';
import { sendMail } from '../../outbox/outbox.sql.ts';
import { saidInSaoPaulo } from '../../time/sao-paulo-moment.ts';
import type { Caller } from '../caller.ts';
import { endingSessions } from '../sessions.sql.ts';

/** How many earlier passwords of a client the server compares with a new one. */
const REMEMBERED = 12;

/** The hashes of a client's password and of the earlier ones, newest first. */
export const passwordsOf = async (db: Queries, clientId: number) => {
  const { password_hash: current } = await db
    .selectFrom('credentials')
    .where('client_id', '=', clientId)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  const old = await db
    .selectFrom('old_passwords')
    .where('client_id', '=', clientId)
    .orderBy('replaced_at', 'desc')
    .limit(REMEMBERED)
    .select('password_hash')
    .execute();
  return { current, previous: old.map(({ password_hash }) => password_hash) };
};

/** Whether the hash of a client's password is this one. */
export const isPasswordHash = async (tx: Queries, clientId: number, hash: string): Promise<boolean> => {
  const credentials = tx.selectFrom('credentials').where('client_id', '=', clientId).select('password_hash');
  return (await credentials.executeTakeFirst())?.password_hash === hash;
};

/** A hash, and the one that it replaces. */
interface Replacement {
  readonly current: string;
  readonly replacement: string;
  readonly now: Date;
}

/** Also ends other sessions, codes and temporary passwords. @returns false if it changed since it was checked */
export const replacePassword = async (
  tx: Queries,
  { clientId, sessionId }: Caller,
  { current, replacement, now }: Replacement,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('credentials')
    .set({ password_hash: replacement, must_change: false, is_reported: false })
    .where('client_id', '=', clientId)
    .where('password_hash', '=', current)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .insertInto('old_passwords')
    .values({ client_id: clientId, password_hash: current, replaced_at: now })
    .execute();
  await endingSessions(tx, now).where('client_id', '=', clientId).where('id', '<>', sessionId).execute();
  const devices = tx.selectFrom('devices').select('id').where('client_id', '=', clientId);
  await tx.deleteFrom('challenges').where('login_id', 'in', devices).execute();
  await tx.deleteFrom('resets_due').where('login_id', 'in', devices).execute();
  await tx.deleteFrom('temporary_passwords').where('client_id', '=', clientId).execute();
  await tellOfChange(tx, clientId, now);
  return true;
};

const tellOfChange = async (tx: Queries, clientId: number, now: Date): Promise<void> => {
  await sendMail(tx, {
    clientId,
    subject: 'Sua senha foi alterada',
    text: `A senha da sua conta foi alterada em ${saidInSaoPaulo(now)}, horário de Brasília, e os outros dispositivos foram desconectados. Se não foi você, peça uma nova senha em "Esqueci minha senha" e fale com o nosso atendimento.`,
    now,
  });
};
