import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/transaction.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The Login-ID of a request when it is one of ours in form. */
export const loginIdIn = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' && UUID.test(header) ? header : undefined;

/** Whether a login id is one of this document's: whoever has it signed in there before. */
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

export interface SigningIn {
  readonly clientId: number;
  readonly loginId: string | undefined;
  readonly deviceType: 'web' | 'mobile';
  readonly now: Date;
}

/** The device that signs in: known by its login id, or new, and then blocked where the client wants that. */
export const deviceFor = async (tx: Queries, { clientId, loginId, deviceType, now }: SigningIn): Promise<string> => {
  if (loginId !== undefined) return loginId;
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
    })
    .execute();
  return id;
};

/** Makes one of a client's devices the one where they are the main account. */
export const setMainAccount = async (tx: Queries, loginId: string): Promise<void> => {
  await tx.updateTable('devices').set({ is_main_account: true }).where('id', '=', loginId).execute();
};
