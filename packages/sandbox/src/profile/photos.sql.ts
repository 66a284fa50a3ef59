import type { LockedClient } from '../database/locked-client.sql.ts';
import type { SentPhoto } from './photo.ts';

/** Keeps the photo of a client in place of the last one, or removes that. */
export const keepPhoto = async ({ tx, id }: LockedClient, content: SentPhoto): Promise<void> => {
  if (content === 'none') await tx.deleteFrom('client_photos').where('client_id', '=', id).execute();
  else
    await tx
      .insertInto('client_photos')
      .values({ client_id: id, content })
      .onConflict((conflict) => conflict.columns(['world', 'client_id']).doUpdateSet({ content }))
      .execute();
};
