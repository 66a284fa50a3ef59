import { transact, type Database, type Queries } from '../../database/transaction.ts';

interface SealedLink {
  readonly ticket_hash: Buffer;
  readonly sealed: Buffer;
  readonly ends_at: Date;
  readonly now: Date;
}

/** Keeps a link, and forgets those that nobody opened in time. */
export const keepLink = (db: Database, { now, ...link }: SealedLink): Promise<void> =>
  transact(db, async (tx) => {
    await tx.deleteFrom('open_links').where('ends_at', '<=', now).execute();
    await tx.insertInto('open_links').values(link).execute();
  });

/** Takes a link, once. */
export const takeLink = async (db: Queries, ticket_hash: Buffer, now: Date): Promise<Buffer | undefined> => {
  const taken = await db
    .deleteFrom('open_links')
    .where('ticket_hash', '=', ticket_hash)
    .returning(['sealed', 'ends_at'])
    .executeTakeFirst();
  return taken !== undefined && taken.ends_at > now ? taken.sealed : undefined;
};
