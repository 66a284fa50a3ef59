import type { Static } from '@sinclair/typebox';
import type { Queries } from '../database/transaction.ts';
import { reais } from '../http/wire.schemas.ts';
import { APPROVED } from '../registration/flags/approval.ts';
import type { Fund } from './funds.schemas.ts';

/** Every fund with the gross cents that a client holds of it: null when the client holds none. */
export const fundsWithPosition = (db: Queries, clientId: number) =>
  db
    .selectFrom('funds')
    .leftJoin('positions', (join) =>
      join.onRef('positions.fund_id', '=', 'funds.id').on('positions.client_id', '=', clientId),
    )
    .selectAll('funds')
    .select('gross_cents')
    .orderBy('funds.id')
    .execute();

export const fundBy = (db: Queries, id: number) =>
  db.selectFrom('funds').where('id', '=', id).select(['name', 'cnpj']).executeTakeFirst();

/** The types of the named funds. A fund that nobody offers is left out. */
export const typesOf = (db: Queries, ids: readonly number[]) =>
  db
    .selectFrom('funds')
    .where('id', 'in', [...ids, 0])
    .select(['id', 'type'])
    .orderBy('id')
    .execute();

/** Every fund for an approved client, else those held. `undefined` for another client's form. @see decision 0148 */
export const fundsOf = async (
  db: Queries,
  { clientId, formId }: { readonly clientId: number; readonly formId: number },
): Promise<Static<typeof Fund>[] | undefined> => {
  const client = await db
    .selectFrom('registration_forms')
    .innerJoin('clients', 'clients.id', 'registration_forms.client_id')
    .where('registration_forms.id', '=', formId)
    .where('clients.id', '=', clientId)
    .select(['is_approved_adm', 'position_state'])
    .executeTakeFirst();
  if (client === undefined) return undefined;
  const funds = await fundsWithPosition(db, clientId);
  return funds
    .filter(({ gross_cents }) => client.is_approved_adm === APPROVED || gross_cents !== null)
    .map(({ id, name, type, cnpj, bank, bank_code, agency, account, digit, ...fund }) => ({
      id,
      name,
      type,
      riskLevel: fund.risk_level,
      initialValue: reais(fund.initial_cents),
      minimumValue: reais(fund.minimum_cents),
      minimumRescueValue: reais(fund.minimum_redemption_cents),
      stayValue: reais(fund.stay_cents),
      termQuotation: fund.pricing_term,
      termRescue: fund.settlement_term,
      totalAmount: client.position_state === 'unavailable' ? null : reais(fund.gross_cents ?? 0),
      fundInfo: { id, name, cnpj, bank, bankCode: bank_code, agency, account, digit },
    }));
};

/** Says whether the client ever had money in the fund: a position, or an order that was carried out. */
export const hasInvestedIn = async (db: Queries, clientId: number, fundId: number): Promise<boolean> => {
  const held = await db
    .selectFrom('positions')
    .where('client_id', '=', clientId)
    .where('fund_id', '=', fundId)
    .where('gross_cents', '>', 0)
    .select('fund_id')
    .executeTakeFirst();
  if (held !== undefined) return true;
  const carriedOut = await db
    .selectFrom('movements')
    .where('client_id', '=', clientId)
    .where('fund_id', '=', fundId)
    .where('status', '=', 'created')
    .select('id')
    .executeTakeFirst();
  return carriedOut !== undefined;
};
