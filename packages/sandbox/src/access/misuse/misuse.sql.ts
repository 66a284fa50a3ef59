import { withClient, type LockedClient } from '../../database/locked-client.sql.ts';
import type { Database, Queries } from '../../database/transaction.ts';
import { audit } from '../audit.sql.ts';
import { ownerOf } from '../devices/devices.sql.ts';
import { endSessions } from '../sessions.sql.ts';

interface Report {
  readonly loginId: string;
  readonly address: string;
  readonly now: Date;
}

/** `Blocked` also if an earlier report still holds, and for an unknown login id. */
export type Reported = 'Blocked' | 'LinkEnded';

/**
 * Takes a report that another person signed in. It blocks every device of the client and signs it out. A device that
 * comes later starts blocked, and the client has to change the password. An unknown login id changes nothing.
 *
 * A device may report once, and only while it is signed in. So nobody can lock the owner out again and again with an
 * old login id.
 * @see spec A §2 `/acessoIndevido/:loginId`; decision 0170
 */
export const reportMisuse = async (db: Database, { loginId, address, now }: Report): Promise<Reported> => {
  const clientId = await ownerOf(db, loginId);
  if (clientId === undefined) return 'Blocked';
  return withClient(db, clientId, async (client) => {
    const { tx } = client;
    if (await isReported(tx, clientId)) return 'Blocked';
    if (!(await takeReport(tx, loginId, now))) return 'LinkEnded';
    await block(client);
    await signOutEverywhere(tx, clientId, now);
    await audit(tx, { event: 'misuse reported', clientId, address, now });
    return 'Blocked';
  });
};

/** Tells whether a report holds. It locks the row, so that a change of the password at the same time counts. */
const isReported = async (tx: Queries, clientId: number): Promise<boolean> => {
  const credentials = await tx
    .selectFrom('credentials')
    .where('client_id', '=', clientId)
    .select('is_reported')
    .forUpdate()
    .executeTakeFirst();
  return credentials?.is_reported === true;
};

/** @returns false if the device has reported before, or if it is not signed in */
const takeReport = async (tx: Queries, loginId: string, now: Date): Promise<boolean> => {
  const live = tx
    .selectFrom('sessions')
    .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
    .where('sessions.revoked_at', 'is', null)
    .where('refresh_tokens.used_at', 'is', null)
    .where('refresh_tokens.expires_at', '>', now)
    .select('sessions.login_id');
  const { numUpdatedRows } = await tx
    .updateTable('devices')
    .set({ has_reported: true })
    .where('id', '=', loginId)
    .where('has_reported', '=', false)
    .where('id', 'in', live.where('sessions.login_id', '=', loginId))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** This many devices of a client have a separate count of answers. More devices would give a thief more tries. */
const MOST_IN_USE = 5;

/** Notes the devices that the client used longest. The owner's are among them, and a thief cannot fill their counts. */
const noteDevicesInUse = async (tx: Queries, clientId: number): Promise<void> => {
  const oldest = tx
    .selectFrom('devices')
    .where('client_id', '=', clientId)
    .where('is_blocked', '=', false)
    .where('id', 'in', tx.selectFrom('sessions').select('login_id').where('client_id', '=', clientId))
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_IN_USE)
    .select('id');
  await tx.updateTable('devices').set({ was_in_use: false }).where('client_id', '=', clientId).execute();
  await tx.updateTable('devices').set({ was_in_use: true }).where('id', 'in', oldest).execute();
};

const block = async ({ tx, id: clientId }: LockedClient): Promise<void> => {
  await noteDevicesInUse(tx, clientId);
  await tx.updateTable('devices').set({ is_blocked: true }).where('client_id', '=', clientId).execute();
  await tx.updateTable('clients').set({ blocks_new_devices: true }).where('id', '=', clientId).execute();
  await tx
    .updateTable('credentials')
    .set({ must_change: true, is_reported: true })
    .where('client_id', '=', clientId)
    .execute();
};

const signOutEverywhere = async (tx: Queries, clientId: number, now: Date): Promise<void> => {
  await endSessions(tx, clientId, now);
  // A code or a key of quick access of the stranger's sign-in must not work later.
  const devices = tx.selectFrom('devices').select('id').where('client_id', '=', clientId);
  await tx.deleteFrom('challenges').where('login_id', 'in', devices).execute();
  await tx.deleteFrom('quick_access').where('login_id', 'in', devices).execute();
};
