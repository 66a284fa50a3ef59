import type { Queries } from '../database/transaction.ts';
import { yieldLevelsOf } from '../position/position.sql.ts';
import type { YieldLevel } from '../position/yield-graph.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import type { Period } from './report-periods.ts';

/** What a statement shows of a client. Amounts are gross cents. */
export interface StatementFigures {
  readonly client: { readonly name: string; readonly document: string; readonly profile: string | null };
  /** In the order of the funds, of which some may be of one type. */
  readonly held: readonly { readonly fund: string; readonly type: string; readonly cents: number }[];
  /** The movements that were requested in the period, the newest first. */
  readonly movements: readonly StatementMovement[];
  /** The yield until the end of the period, oldest first. A client may have only one of both. */
  readonly yields: Readonly<Record<'nao_previdencia' | 'previdencia', readonly YieldLevel[]>>;
}

interface StatementMovement {
  readonly day: string;
  readonly fund: string;
  readonly operation: string;
  readonly status: string;
  readonly cents: number;
}

const clientOf = (db: Queries, clientId: number) =>
  db
    .selectFrom('clients')
    .leftJoin('risk_profiles', 'risk_profiles.id', 'risk_profile_id')
    .where('clients.id', '=', clientId)
    .select(['clients.name', 'document', 'risk_profiles.name as profile'])
    .executeTakeFirstOrThrow();

const heldBy = (db: Queries, clientId: number) =>
  db
    .selectFrom('positions')
    .innerJoin('funds', 'funds.id', 'fund_id')
    .where('client_id', '=', clientId)
    .select(['funds.name as fund', 'type', 'gross_cents as cents'])
    .orderBy('fund_id')
    .execute();

const movementsIn = async (
  db: Queries,
  { clientId, from, to }: Period & { readonly clientId: number },
): Promise<readonly StatementMovement[]> => {
  const rows = await db
    .selectFrom('movements')
    .innerJoin('funds', 'funds.id', 'fund_id')
    .where('client_id', '=', clientId)
    .select(['created_at', 'funds.name as fund', 'operation', 'status', 'gross_cents as cents'])
    .orderBy('created_at', 'desc')
    .orderBy('movements.id')
    .execute();
  return rows
    .map(({ created_at, ...row }) => ({ ...row, day: dayOfSaoPaulo(created_at) }))
    .filter(({ day }) => day >= from && day <= to);
};

/** Reads what a statement of a period shows. The sandbox keeps no past positions, so the position is today's. */
export const statementFigures = async (db: Queries, clientId: number, period: Period): Promise<StatementFigures> => {
  const until = async (type: 'nao_previdencia' | 'previdencia') =>
    (await yieldLevelsOf(db, clientId, type)).filter(({ day }) => day <= period.to);
  return {
    client: await clientOf(db, clientId),
    held: await heldBy(db, clientId),
    movements: await movementsIn(db, { clientId, ...period }),
    yields: { nao_previdencia: await until('nao_previdencia'), previdencia: await until('previdencia') },
  };
};
