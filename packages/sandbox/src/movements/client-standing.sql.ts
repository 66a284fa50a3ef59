import type { Queries } from '../database/transaction.ts';
import { verdictOn } from '../renewal/renewal-due.ts';
import { fundsWithPosition } from './funds.sql.ts';
import type { ClientStanding, FundStanding } from './order-checks.ts';

/** What the server checks an order of the client against. @param today `YYYY-MM-DD` in São Paulo */
export const clientStanding = async (tx: Queries, clientId: number, today: string): Promise<ClientStanding> => {
  const client = await tx
    .selectFrom('registration_forms')
    .innerJoin('clients', 'clients.id', 'registration_forms.client_id')
    .innerJoin('planners', 'planners.id', 'clients.planner_id')
    .leftJoin('renewals', 'renewals.client_id', 'clients.id')
    .where('clients.id', '=', clientId)
    .select(['is_approved_adm', 'is_approved_renew', 'expired_date', 'position_state', 'planners.type'])
    .executeTakeFirstOrThrow();
  const accounts = await tx.selectFrom('bank_accounts').where('client_id', '=', clientId).select('id').execute();
  return {
    approval: client.is_approved_adm,
    renewalVerdict: verdictOn(client.is_approved_renew, client.expired_date, today),
    isPositionKnown: client.position_state !== 'unavailable',
    isOfPension: client.type === 'previdencia',
    accounts: new Set(accounts.map(({ id }) => id)),
    funds: await fundStandings(tx, clientId),
  };
};

const fundStandings = async (tx: Queries, clientId: number): Promise<readonly FundStanding[]> => {
  const waiting = await tx
    .selectFrom('movements')
    .where('client_id', '=', clientId)
    .where('status', '=', 'pending')
    .select(['fund_id', 'operation', 'gross_cents'])
    .execute();
  const funds = await fundsWithPosition(tx, clientId);
  return funds.map((fund) => {
    const own = waiting.filter(({ fund_id }) => fund_id === fund.id);
    const partial = own.filter(({ operation }) => operation === 'rescue_parcial');
    return {
      id: fund.id,
      initial: fund.initial_cents,
      minimum: fund.minimum_cents,
      minimumRedemption: fund.minimum_redemption_cents,
      stay: fund.stay_cents,
      held: fund.gross_cents ?? 0,
      leaving: partial.reduce((all, { gross_cents }) => all + gross_cents, 0),
      isClosing: own.some(({ operation }) => operation === 'rescue_total'),
    };
  });
};
