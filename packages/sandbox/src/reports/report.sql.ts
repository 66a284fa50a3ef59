import type { Queries } from '../database/transaction.ts';

/** The client of a report, with the data that decides whether there is a report. */
export const reportedClient = (db: Queries, clientId: number) =>
  db
    .selectFrom('clients')
    .leftJoin('registration_forms', 'registration_forms.client_id', 'clients.id')
    .where('clients.id', '=', clientId)
    .select(['clients.id', 'clients.name', 'welfare', 'position_state', 'is_approved_adm'])
    .executeTakeFirstOrThrow();
