import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { withClient } from '../../database/locked-client.sql.ts';
import type { Database, Queries } from '../../database/transaction.ts';
import { isUuid } from '../../http/uuid.ts';
import { audit } from '../audit.sql.ts';
import { labelOf } from './device-label.ts';
import { forgetLeftDevices } from './left-devices.sql.ts';
import { endingSessions } from '../sessions.sql.ts';
import { forgetQuickAccess } from '../quick-access/quick-access.sql.ts';

/** The `Login-ID` header of a request, if it is a UUID. */
export const loginIdIn = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' && isUuid(header) ? header : undefined;

/** Tells whether a login id belongs to a device of this document's client. */
export const isDeviceOf = async (db: Queries, document: string, loginId: string | undefined): Promise<boolean> => {
  if (loginId === undefined) return false;
  const device = await db
    .selectFrom('devices')
    .innerJoin('clients', 'clients.id', 'devices.client_id')
    .where('devices.id', '=', loginId)
    .where('clients.document', '=', document)
    .select('devices.id')
    .executeTakeFirst();
  return device !== undefined;
};

/** The client of a login id, if it exists. */
export const ownerOf = async (db: Queries, loginId: string): Promise<number | undefined> => {
  const device = await db.selectFrom('devices').where('id', '=', loginId).select('client_id').executeTakeFirst();
  return device?.client_id;
};

export interface SigningIn {
  readonly clientId: number;
  readonly loginId: string | undefined;
  readonly deviceType: 'web' | 'mobile';
  readonly userAgent: string | undefined;
  readonly now: Date;
}

/** Without a login id a new device, blocked if the client wants that; unused ones are forgotten then. */
export const deviceFor = async (tx: Queries, signingIn: SigningIn): Promise<string> => {
  const { clientId, loginId, deviceType, userAgent, now } = signingIn;
  if (loginId !== undefined) return loginId;
  await forgetLeftDevices(tx, clientId, now);
  const id = randomUUID();
  const { blocks_new_devices } = await tx
    .selectFrom('clients')
    .select('blocks_new_devices')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('devices')
    .values({
      id,
      client_id: clientId,
      device_type: deviceType,
      is_blocked: blocks_new_devices,
      is_main_account: false,
      created_at: now,
      ...labelOf(userAgent),
    })
    .execute();
  return id;
};

export const setMainAccount = async (tx: Queries, loginId: string): Promise<void> => {
  await tx.updateTable('devices').set({ is_main_account: true }).where('id', '=', loginId).execute();
};

export interface SignedInDevice {
  readonly loginId: string;
  readonly deviceType: 'web' | 'mobile';
  readonly browser: string | null;
  readonly system: string | null;
  readonly signedInAt: Date;
  /** When it last refreshed its session. A device in use does so every ten minutes. */
  readonly lastSeenAt: Date;
}

/** The devices where a client is signed in. Their session has not ended and they can refresh it. */
export const signedInDevices = (db: Queries, clientId: number, now: Date): Promise<readonly SignedInDevice[]> =>
  db
    .selectFrom('sessions')
    .innerJoin('devices', 'devices.id', 'sessions.login_id')
    .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
    .where('sessions.client_id', '=', clientId)
    .where('sessions.revoked_at', 'is', null)
    .groupBy(['devices.id', 'device_type', 'browser', 'system'])
    .having(sql<boolean>`bool_or(refresh_tokens.used_at is null and refresh_tokens.expires_at > ${now})`)
    .select(['devices.id as loginId', 'device_type as deviceType', 'browser', 'system'])
    .select(({ fn }) => fn.max('sessions.created_at').as('signedInAt'))
    .select(sql<Date>`greatest(max(sessions.created_at), max(refresh_tokens.used_at))`.as('lastSeenAt'))
    .execute();

/** Signs a device of a client out and deletes its key (docs/decisions/0117). Another client's device stays as it is. */
export const endDevice = (
  db: Database,
  { clientId, loginId, address, now }: Pick<SignedInDevice, 'loginId'> & Ended,
): Promise<void> =>
  withClient(db, clientId, async ({ tx }) => {
    const { numUpdatedRows } = await endingSessions(tx, now)
      .where('client_id', '=', clientId)
      .where('login_id', '=', loginId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await forgetQuickAccess(tx, loginId);
    await audit(tx, { event: 'device ended', clientId, address, now });
  });

interface Ended {
  readonly clientId: number;
  readonly address: string;
  readonly now: Date;
}
