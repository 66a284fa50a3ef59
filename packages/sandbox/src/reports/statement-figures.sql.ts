import type { Queries } from '../database/transaction.ts';
import { yieldLevelsOf } from '../position/position.sql.ts';
import type { YieldLevel } from '../position/yield-graph.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { centsOn, type Settled } from './past-position.ts';
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

/** Every fund, with what the client holds of it today. */
const fundsOf = (db: Queries, clientId: number) =>
  db
    .selectFrom('funds')
    .leftJoin('positions', (join) => join.onRef('fund_id', '=', 'funds.id').on('positions.client_id', '=', clientId))
    .select(['funds.id', 'funds.name as fund', 'type', 'gross_cents as cents'])
    .orderBy('funds.id')
    .execute();

/** What the orders of a client moved. */
const settledOf = async (
  db: Queries,
  clientId: number,
): Promise<readonly (Settled & { readonly fundId: number })[]> => {
  const rows = await db
    .selectFrom('movements')
    .where('client_id', '=', clientId)
    .where('status', '=', 'created')
    .select(['fund_id', 'operation', 'gross_cents', 'processed_at'])
    .execute();
  return rows.flatMap(({ fund_id: fundId, operation, gross_cents, processed_at }) =>
    processed_at === null
      ? []
      : [{ fundId, day: dayOfSaoPaulo(processed_at), cents: operation === 'apply' ? gross_cents : -gross_cents }],
  );
};

type Yields = StatementFigures['yields'];

const heldOn = async (
  db: Queries,
  clientId: number,
  { day, today, yields }: { readonly day: string; readonly today: string; readonly yields: Yields },
): Promise<StatementFigures['held']> => {
  const [funds, settled] = [await fundsOf(db, clientId), await settledOf(db, clientId)];
  return funds.map(({ id, fund, type, cents }) => {
    const [own, other] = type.startsWith('PREV_')
      ? [yields.previdencia, yields.nao_previdencia]
      : [yields.nao_previdencia, yields.previdencia];
    const levels = own.length > 0 ? own : other;
    const moved = settled.filter(({ fundId }) => fundId === id);
    return { fund, type, cents: centsOn(day, today, { cents: cents ?? 0, settled: moved, levels }) };
  });
};

const movementsIn = async (
  db: Queries,
  { clientId, from, to }: Period & { readonly clientId: number },
): Promise<readonly StatementMovement[]> => {
  const rows = await db
    .selectFrom('movements')
    .innerJoin('funds', 'funds.id', 'fund_id')
    .where('movements.client_id', '=', clientId)
    .select(['created_at', 'funds.name as fund', 'operation', 'status', 'gross_cents as cents'])
    .orderBy('created_at', 'desc')
    .orderBy('movements.id')
    .execute();
  return rows
    .map(({ created_at, ...row }) => ({ ...row, day: dayOfSaoPaulo(created_at) }))
    .filter(({ day }) => day >= from && day <= to);
};

/** Reads what a statement of a period shows. The position is that of its last day. */
export const statementFigures = async (
  db: Queries,
  clientId: number,
  { today, ...period }: Period & { readonly today: string },
): Promise<StatementFigures> => {
  const day = period.to;
  const yields = {
    nao_previdencia: await yieldLevelsOf(db, clientId, 'nao_previdencia'),
    previdencia: await yieldLevelsOf(db, clientId, 'previdencia'),
  };
  const until = (levels: readonly YieldLevel[]) => levels.filter((level) => level.day <= day);
  return {
    client: await clientOf(db, clientId),
    held: await heldOn(db, clientId, { day, today, yields }),
    movements: await movementsIn(db, { clientId, ...period }),
    yields: { nao_previdencia: until(yields.nao_previdencia), previdencia: until(yields.previdencia) },
  };
};
