import { transact, type Database, type Queries } from '../../database/transaction.ts';
import { audit } from '../audit.sql.ts';
import { ownerOf } from '../devices/devices.sql.ts';

interface Report {
  readonly loginId: string;
  readonly address: string;
  readonly now: Date;
}

/**
 * Takes a report that another person signed in. It blocks every device of the client and signs it out. A device that
 * comes later starts blocked, and the client has to change the password. An unknown login id changes nothing.
 *
 * @see spec A §2 `/acessoIndevido/:loginId`; docs/decisions/0111
 */
export const reportMisuse = (db: Database, { loginId, address, now }: Report): Promise<void> =>
  transact(db, async (tx) => {
    const clientId = await ownerOf(tx, loginId);
    if (clientId === undefined) return;
    await block(tx, clientId);
    await signOutEverywhere(tx, clientId, now);
    await audit(tx, { event: 'misuse reported', clientId, address, now });
  });

const block = async (tx: Queries, clientId: number): Promise<void> => {
  await tx.updateTable('devices').set({ is_blocked: true }).where('client_id', '=', clientId).execute();
  await tx.updateTable('clients').set({ blocks_new_devices: true }).where('id', '=', clientId).execute();
  await tx.updateTable('credentials').set({ must_change: true }).where('client_id', '=', clientId).execute();
};

const signOutEverywhere = async (tx: Queries, clientId: number, now: Date): Promise<void> => {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('client_id', '=', clientId)
    .where('revoked_at', 'is', null)
    .execute();
  // A code or a key of quick access of the stranger's sign-in must not work later.
  const devices = tx.selectFrom('devices').select('id').where('client_id', '=', clientId);
  await tx.deleteFrom('challenges').where('login_id', 'in', devices).execute();
  await tx.deleteFrom('quick_access').where('login_id', 'in', devices).execute();
};
