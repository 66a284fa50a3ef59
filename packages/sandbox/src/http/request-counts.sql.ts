import type { Queries } from '../database/transaction.ts';

export interface NetworkCount {
  readonly network: string;
  readonly count: number;
}

/**
 * Adds requests to those of the other processes, and forgets earlier minutes.
 * @param minute since 1970
 * @returns the requests of these networks in that minute, over all processes
 */
export const addRequests = async (
  db: Queries,
  minute: number,
  counts: readonly NetworkCount[],
): Promise<readonly NetworkCount[]> => {
  await db
    .deleteFrom('request_counts')
    .where('minute', '<', minute - 1)
    .execute();
  // All processes lock the rows in the same order.
  const rows = counts.toSorted((a, b) => (a.network < b.network ? -1 : 1)).map((count) => ({ ...count, minute }));
  return db
    .insertInto('request_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['network', 'minute'])
        .doUpdateSet(({ eb, ref }) => ({ count: eb('request_counts.count', '+', ref('excluded.count')) })),
    )
    .returning(['network', 'count'])
    .execute();
};
