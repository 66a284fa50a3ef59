import { randomBytes, randomUUID } from 'node:crypto';
import { withClient, type LockedClient } from '../../database/locked-client.sql.ts';
import type { Database, Queries } from '../../database/transaction.ts';
import { keepAdhesions, keepSignedPaper } from '../../documents/signed-papers.sql.ts';

/** What a client must sign before an investment: adhesion terms, in the order of the funds, and the conformity term. */
export interface Unsigned {
  readonly funds: readonly { readonly id: number; readonly name: string }[];
  readonly hasConformity: boolean;
}

/** What the client must still sign before an investment in these funds. A fund that nobody knows needs nothing. */
export const unsignedTerms = async (db: Queries, clientId: number, fundIds: readonly number[]): Promise<Unsigned> => {
  const funds = await db
    .selectFrom('funds')
    .leftJoin('signed_fund_terms as signed', (join) =>
      join.onRef('signed.fund_id', '=', 'funds.id').on('signed.client_id', '=', clientId),
    )
    .where('funds.id', 'in', [...fundIds, 0])
    .where('needs_terms', '=', true)
    .where('signed.fund_id', 'is', null)
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  const client = await db
    .selectFrom('clients')
    .where('id', '=', clientId)
    .select('needs_conformity')
    .executeTakeFirstOrThrow();
  return { funds, hasConformity: client.needs_conformity };
};

export const isAllSigned = ({ funds, hasConformity }: Unsigned): boolean => funds.length === 0 && !hasConformity;

type PaperStatus = 'signed' | 'refused' | 'pending';

export interface Papers {
  readonly docToken: string;
  /** Opens the page on which they are signed. Nobody can guess it. */
  readonly code: string;
}

const DAY_MS = 86_400_000;

/** Draws the papers up. A client who asks again gets the same papers, so that an open page stays good for a day. */
export const drawUpPapers = async (
  { tx, id: clientId }: LockedClient,
  unsigned: Unsigned,
  now: Date,
): Promise<Papers> => {
  await tx
    .deleteFrom('term_papers')
    .where('client_id', '=', clientId)
    .where('signed_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
  const waiting = await papersLike(tx, clientId, unsigned);
  if (waiting !== undefined) return waiting;
  const papers = { docToken: randomUUID(), code: randomBytes(24).toString('base64url') };
  await tx
    .insertInto('term_papers')
    .values({
      id: papers.docToken,
      client_id: clientId,
      code: papers.code,
      has_conformity: unsigned.hasConformity,
      created_at: now,
    })
    .execute();
  const funds = unsigned.funds.map(({ id }) => ({ paper_id: papers.docToken, fund_id: id }));
  if (funds.length > 0) await tx.insertInto('term_paper_funds').values(funds).execute();
  return papers;
};

/** The papers of this client that wait and have exactly these terms. */
export const papersLike = async (tx: Queries, clientId: number, unsigned: Unsigned): Promise<Papers | undefined> => {
  const rows = await tx
    .selectFrom('term_papers')
    .leftJoin('term_paper_funds', 'paper_id', 'id')
    .where('term_papers.client_id', '=', clientId)
    .where('signed_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('has_conformity', '=', unsigned.hasConformity)
    .select(['id', 'code', 'fund_id'])
    .orderBy('fund_id')
    .execute();
  const wanted = unsigned.funds.map(({ id }) => id).join();
  const same = rows.find(({ id }) => fundsOf(rows, id) === wanted);
  return same && { docToken: same.id, code: same.code };
};

const fundsOf = (rows: readonly { readonly id: string; readonly fund_id: number | null }[], paper: string): string =>
  rows.flatMap(({ id, fund_id }) => (id === paper && fund_id !== null ? [fund_id] : [])).join();

/** Says what became of the papers of a client. `undefined` if the client has no such papers. */
export const statusOfPapers = async (
  db: Queries,
  clientId: number,
  docToken: string,
): Promise<PaperStatus | undefined> => {
  const papers = await db
    .selectFrom('term_papers')
    .where('id', '=', docToken)
    .where('client_id', '=', clientId)
    .select(['signed_at', 'refused_at'])
    .executeTakeFirst();
  if (papers === undefined) return undefined;
  if (papers.signed_at !== null) return 'signed';
  return papers.refused_at === null ? 'pending' : 'refused';
};

export interface ShownPapers {
  readonly hasConformity: boolean;
  readonly fundNames: readonly string[];
  readonly signedAt: Date | null;
  readonly refusedAt: Date | null;
}

export const papersBy = async (db: Queries, code: string): Promise<ShownPapers | undefined> => {
  const rows = await db
    .selectFrom('term_papers')
    .leftJoin('term_paper_funds', 'term_paper_funds.paper_id', 'term_papers.id')
    .leftJoin('funds', 'funds.id', 'term_paper_funds.fund_id')
    .where('code', '=', code)
    .select(['has_conformity', 'signed_at', 'refused_at', 'funds.name'])
    .orderBy('funds.id')
    .execute();
  const first = rows[0];
  return (
    first && {
      hasConformity: first.has_conformity,
      fundNames: rows.flatMap(({ name }) => name ?? []),
      signedAt: first.signed_at,
      refusedAt: first.refused_at,
    }
  );
};

/** Signs the papers that a code opens, once, and no refused ones. @returns whether the client has such papers */
export const signPapers = async (client: LockedClient, code: string, now: Date): Promise<boolean> => {
  const { tx, id } = client;
  const papers = await tx
    .selectFrom('term_papers')
    .where('code', '=', code)
    .where('client_id', '=', id)
    .select(['id', 'has_conformity', 'signed_at', 'refused_at'])
    .executeTakeFirst();
  if (papers?.signed_at !== null || papers.refused_at !== null) return papers !== undefined;
  await tx.updateTable('term_papers').set({ signed_at: now }).where('id', '=', papers.id).execute();
  const funds = await tx.selectFrom('term_paper_funds').where('paper_id', '=', papers.id).select('fund_id').execute();
  if (funds.length > 0) {
    const added = await tx
      .insertInto('signed_fund_terms')
      .values(funds.map(({ fund_id }) => ({ client_id: id, fund_id, signed_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('fund_id')
      .execute();
    const fundIds = added.map(({ fund_id }) => fund_id);
    await keepAdhesions(client, fundIds, now);
  }
  if (papers.has_conformity) {
    await tx.updateTable('clients').set({ needs_conformity: false }).where('id', '=', id).execute();
    await keepSignedPaper(client, { template: 'desenquadramento', signedAt: now });
  }
  return true;
};

/** Refuses the papers that a code opens, once, and no signed ones. @returns whether the client has such papers */
const refusePapers = async ({ tx, id }: LockedClient, code: string, now: Date): Promise<boolean> => {
  const papers = tx.selectFrom('term_papers').where('code', '=', code).where('client_id', '=', id).select('id');
  await tx
    .updateTable('term_papers')
    .set({ refused_at: now })
    .where('id', 'in', papers)
    .where('signed_at', 'is', null)
    .where('refused_at', 'is', null)
    .execute();
  return (await papers.executeTakeFirst()) !== undefined;
};

/** What whoever holds the code of papers decides. */
const DECISIONS = { sign: signPapers, refuse: refusePapers } as const;

/** Signs or refuses for whoever holds the code of the papers. */
export const decideByCode = async (
  db: Database,
  { code, decision }: { readonly code: string; readonly decision: keyof typeof DECISIONS },
  now: Date,
): Promise<boolean> => {
  const papers = await db.selectFrom('term_papers').where('code', '=', code).select('client_id').executeTakeFirst();
  return papers !== undefined && withClient(db, papers.client_id, (client) => DECISIONS[decision](client, code, now));
};
