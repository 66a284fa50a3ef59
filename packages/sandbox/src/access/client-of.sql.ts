import type { Queries } from '../database/transaction.ts';

/** A client by CPF or CNPJ, with the hash of the password. */
export const clientOfDocument = (db: Queries, document: string) =>
  db
    .selectFrom('clients')
    .innerJoin('credentials', 'credentials.client_id', 'clients.id')
    .where('document', '=', document)
    .select(['clients.id', 'clients.email', 'clients.mfa_enabled', 'credentials.password_hash'])
    .executeTakeFirst();

/** Tells whether a client has a document already, with or without a password. */
export const isTaken = async (db: Queries, document: string): Promise<boolean> =>
  (await db.selectFrom('clients').where('document', '=', document).select('id').executeTakeFirst()) !== undefined;

/** The client of a device, which must exist. */
export const clientOfDevice = (db: Queries, loginId: string) =>
  db
    .selectFrom('devices')
    .innerJoin('clients', 'clients.id', 'devices.client_id')
    .where('devices.id', '=', loginId)
    .select(['clients.id', 'clients.name', 'clients.email', 'clients.mfa_enabled'])
    .executeTakeFirstOrThrow();
