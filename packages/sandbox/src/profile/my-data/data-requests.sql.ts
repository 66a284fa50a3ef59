import type { Static } from '@sinclair/typebox';
import { withClient, type LockedClient } from '../../database/locked-client.sql.ts';
import type { Database, Queries } from '../../database/transaction.ts';
import type { DataRequest, DataRequestBody } from './my-data.schemas.ts';

type RequestWire = Static<typeof DataRequest>;

const requests = (db: Queries, clientId: number) =>
  db
    .selectFrom('data_requests')
    .where('client_id', '=', clientId)
    .select(['id', 'kind', 'message', 'received_at', 'analysed_at', 'answered_at', 'answer']);

type RequestRow = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number];

const wireOf = ({ received_at, analysed_at, answered_at, ...row }: RequestRow): RequestWire => ({
  ...row,
  receivedAt: received_at.toISOString(),
  analysedAt: analysed_at?.toISOString() ?? null,
  answeredAt: answered_at?.toISOString() ?? null,
});

/** The requests of a client, the newest first. */
export const requestsOf = async (db: Queries, clientId: number): Promise<RequestWire[]> =>
  (await requests(db, clientId).orderBy('id', 'desc').execute()).map(wireOf);

/** A request of this client. `undefined` for another client's and for an unknown one. */
export const requestOf = async (db: Queries, clientId: number, id: number): Promise<RequestWire | undefined> => {
  const row = await requests(db, clientId).where('id', '=', id).executeTakeFirst();
  return row && wireOf(row);
};

type Asked = Static<typeof DataRequestBody> & { readonly now: Date };

/** Keeps a request; the same words while it is open are that request. `undefined` if another of its kind is open. */
export const keepRequest = async (
  { tx, id }: LockedClient,
  { kind, message, now }: Asked,
): Promise<RequestWire | undefined> => {
  await tx
    .insertInto('data_requests')
    .values({ client_id: id, kind, message, received_at: now })
    .onConflict((conflict) =>
      conflict.columns(['world', 'client_id', 'kind']).where('answered_at', 'is', null).doNothing(),
    )
    .execute();
  const open = await requests(tx, id).where('kind', '=', kind).where('answered_at', 'is', null).executeTakeFirst();
  return open?.message === message ? wireOf(open) : undefined;
};

/** What the staff did with a request. */
type Handled = 'done' | 'unknown' | 'answered before';

interface Handling {
  readonly request: number;
  readonly text?: string;
  readonly now: Date;
}

/** Takes a request up, or answers it. An answer stays as it is. */
export const handleRequest = async (db: Database, { request, text, now }: Handling): Promise<Handled> => {
  const asked = await db.selectFrom('data_requests').where('id', '=', request).select('client_id').executeTakeFirst();
  if (asked === undefined) return 'unknown';
  return withClient(db, asked.client_id, async ({ tx }) => {
    const open = await tx
      .selectFrom('data_requests')
      .where('id', '=', request)
      .where('answered_at', 'is', null)
      .select('analysed_at')
      .executeTakeFirst();
    if (open === undefined) return 'answered before';
    await tx
      .updateTable('data_requests')
      .set({ analysed_at: open.analysed_at ?? now, ...(text === undefined ? {} : { answered_at: now, answer: text }) })
      .where('id', '=', request)
      .execute();
    return 'done';
  });
};
