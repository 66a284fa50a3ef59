import { withClient } from '../../database/locked-client.sql.ts';
import type { Database, Queries } from '../../database/transaction.ts';
import { audit } from '../audit.sql.ts';
import { stillIn, type Caller } from '../caller.ts';
import { cameByTemporaryPassword } from '../password/temporary-password.sql.ts';
import { areRight, type Answers } from './unblock.ts';

/** The right answers of a client. Street number and CEP come from the residence. */
const knownOf = async (tx: Queries, clientId: number): Promise<Answers> => {
  const row = await tx
    .selectFrom('clients')
    .leftJoin('addresses', (join) =>
      join.onRef('addresses.client_id', '=', 'clients.id').on('addresses.type_address', '=', 1),
    )
    .where('clients.id', '=', clientId)
    .select(['mother_name', 'birth_date', 'email', 'cep', 'number'])
    .executeTakeFirstOrThrow();
  return {
    motherName: row.mother_name,
    birthDate: row.birth_date,
    email: row.email,
    ...(row.cep !== null && row.number !== null && { cep: row.cep, streetNumber: row.number }),
  };
};

interface Answering {
  readonly caller: Caller;
  readonly answers: Answers;
  readonly address: string;
  readonly now: Date;
}

/** @returns whether the device was blocked: the same answers may have come twice at once */
const letIn = async (tx: Queries, loginId: string): Promise<boolean> => {
  const blocked = tx.updateTable('devices').where('id', '=', loginId).where('is_blocked', '=', true);
  return (await blocked.set({ is_blocked: false }).executeTakeFirst()).numUpdatedRows > 0n;
};

/**
 * Unblocks a device if the answers are right. @returns whether they are right
 *
 * @throws Refusal 401 if a report of misuse ended the session meanwhile: it blocked the device for good
 */
export const unblockDevice = (db: Database, { caller, answers, address, now }: Answering): Promise<boolean> =>
  withClient(db, caller.clientId, async ({ tx, id: clientId }) => {
    await stillIn(tx, caller);
    const isUnblocked = areRight(await knownOf(tx, clientId), answers);
    const told = { clientId, address, now };
    if (!isUnblocked) await audit(tx, { event: 'unblock refused', ...told });
    else if (await letIn(tx, caller.loginId)) await audit(tx, { event: 'device unblocked', ...told });
    return isUnblocked;
  });

/** The origin of a blocked device: a temporary password, use before a report blocked it, or new. */
export type Origin = 'mail' | 'used' | 'new';

/** The origin of a device, which must exist. */
export const originOf = async (db: Queries, loginId: string): Promise<Origin> => {
  if (await cameByTemporaryPassword(db, loginId)) return 'mail';
  const { was_in_use } = await db
    .selectFrom('devices')
    .where('id', '=', loginId)
    .select('was_in_use')
    .executeTakeFirstOrThrow();
  return was_in_use ? 'used' : 'new';
};
