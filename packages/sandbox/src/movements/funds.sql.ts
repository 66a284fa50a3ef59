import type { Queries } from '../database/transaction.ts';

/** The approval of a client who may put money into any fund. @see spec A §4 */
const APPROVED = 2;

/**
 * The funds of a client with what is held of each: all of them once the client is approved, until then those that are
 * held (docs/decisions/0148).
 *
 * @returns `undefined` when the form is not that client's
 */
export const fundsOf = async (db: Queries, { clientId, formId }: { clientId: number; formId: number }) => {
  const client = await db
    .selectFrom('registration_forms')
    .innerJoin('clients', 'clients.id', 'registration_forms.client_id')
    .where('registration_forms.id', '=', formId)
    .where('clients.id', '=', clientId)
    .select(['is_approved_adm', 'position_state'])
    .executeTakeFirst();
  if (client === undefined) return undefined;
  const rows = await db
    .selectFrom('funds')
    .leftJoin('positions', (join) =>
      join.onRef('positions.fund_id', '=', 'funds.id').on('positions.client_id', '=', clientId),
    )
    .selectAll('funds')
    .select('gross_cents')
    .orderBy('funds.id')
    .execute();
  const isKnown = client.position_state !== 'unavailable';
  return rows
    .filter(({ gross_cents }) => client.is_approved_adm === APPROVED || gross_cents !== null)
    .map((fund) => ({ ...fund, gross_cents: isKnown ? (fund.gross_cents ?? 0) : null }));
};

/** Whether any money of the client was ever put into the fund: some is held, or an investment was carried out. */
export const hasInvestedIn = async (db: Queries, clientId: number, fundId: number): Promise<boolean> => {
  const held = await db
    .selectFrom('positions')
    .where('client_id', '=', clientId)
    .where('fund_id', '=', fundId)
    .where('gross_cents', '>', 0)
    .select('fund_id')
    .executeTakeFirst();
  if (held !== undefined) return true;
  const applied = await db
    .selectFrom('movements')
    .where('client_id', '=', clientId)
    .where('fund_id', '=', fundId)
    .where('operation', '=', 'apply')
    .where('status', '=', 'created')
    .select('id')
    .executeTakeFirst();
  return applied !== undefined;
};
