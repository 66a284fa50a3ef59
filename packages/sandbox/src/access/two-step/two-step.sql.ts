import { timingSafeEqual } from 'node:crypto';
import { hashOf } from '../../database/hash.ts';
import type { LockedClient } from '../../database/locked-client.sql.ts';
import { sendMail } from '../../outbox/outbox.sql.ts';
import { CODE_LIFE_MS, CODE_TRIES, drawCode } from '../challenges.sql.ts';

export interface Asking {
  readonly loginId: string;
  readonly now: Date;
}

/** Differs from the hash of a sign-in's code, so that neither code works instead of the other. */
const codeHash = (loginId: string, code: string): Buffer => hashOf(`two-step off:${loginId}:${code}`);

/** The client's switch. */
const switchOf = ({ tx, id }: LockedClient) =>
  tx.selectFrom('clients').where('id', '=', id).select('mfa_enabled').executeTakeFirstOrThrow();

const set = async ({ tx, id }: LockedClient, { loginId }: Asking, isOn: boolean): Promise<void> => {
  await tx.updateTable('clients').set({ mfa_enabled: isOn }).where('id', '=', id).execute();
  await tx.deleteFrom('two_step_codes').where('login_id', '=', loginId).execute();
};

/** Turns it on: the next sign-in asks for a code. A code that would turn it off becomes invalid. */
export const turnOn = (client: LockedClient, asking: Asking): Promise<void> => set(client, asking, true);

/** Turns it off if it is not on. Otherwise it sends a code, and two-step verification stays on until the code comes. */
export const askToTurnOff = async (client: LockedClient, asking: Asking): Promise<'code_sended' | 'disabled'> => {
  const { tx, id: clientId } = client;
  const { loginId, now } = asking;
  const { mfa_enabled } = await switchOf(client);
  if (mfa_enabled !== true) {
    await set(client, asking, false);
    return 'disabled';
  }
  const code = drawCode();
  const sent = {
    code_hash: codeHash(loginId, code),
    expires_at: new Date(now.getTime() + CODE_LIFE_MS),
    attempts_left: CODE_TRIES,
  };
  await tx
    .insertInto('two_step_codes')
    .values({ login_id: loginId, ...sent })
    .onConflict((conflict) => conflict.columns(['world', 'login_id']).doUpdateSet(sent))
    .execute();
  await sendMail(tx, {
    clientId,
    subject: 'Código para desativar a autenticação em duas etapas',
    text: `Seu código para desativar a autenticação em duas etapas é ${code}. Ele vale por 10 minutos. Se não foi você, altere sua senha.`,
    now,
  });
  return 'code_sended';
};

/** Turns it off by a code, once. It counts each try before it compares the code. */
export const turnOff = async (
  client: LockedClient,
  asking: Asking,
  code: string,
): Promise<'disabled' | 'invalid_code'> => {
  const { loginId, now } = asking;
  const { mfa_enabled } = await switchOf(client);
  if (mfa_enabled === false) return 'disabled';
  const tried = await client.tx
    .updateTable('two_step_codes')
    .set((row) => ({ attempts_left: row('attempts_left', '-', 1) }))
    .where('login_id', '=', loginId)
    .where('attempts_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  if (tried === undefined || !timingSafeEqual(tried.code_hash, codeHash(loginId, code))) return 'invalid_code';
  await set(client, asking, false);
  return 'disabled';
};
