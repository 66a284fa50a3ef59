import type { Queries } from '../database/transaction.ts';

/** Whom a report is about, and whether there can be one. */
export const reportedClient = (db: Queries, clientId: number) =>
  db
    .selectFrom('clients')
    .leftJoin('registration_forms', 'registration_forms.client_id', 'clients.id')
    .where('clients.id', '=', clientId)
    .select(['clients.id', 'clients.name', 'email', 'welfare', 'position_state', 'is_approved_adm'])
    .executeTakeFirstOrThrow();

/** What a client holds by fund type, gross, in the order of the funds. */
export const heldByType = (db: Queries, clientId: number) =>
  db
    .selectFrom('positions')
    .innerJoin('funds', 'funds.id', 'positions.fund_id')
    .where('client_id', '=', clientId)
    .select('funds.type')
    .select(({ fn, cast }) => cast<number>(fn.sum('gross_cents'), 'bigint').as('cents'))
    .select(({ fn }) => fn.min('funds.id').as('first'))
    .groupBy('funds.type')
    .orderBy('first')
    .execute();
