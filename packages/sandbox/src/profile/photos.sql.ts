import type { Queries } from '../database/transaction.ts';
import type { SentPhoto } from './photo.ts';

/** Keeps the photo of a client in place of the last one, or removes that. */
export const keepPhoto = async (db: Queries, clientId: number, content: SentPhoto): Promise<void> => {
  if (content === 'none') await db.deleteFrom('client_photos').where('client_id', '=', clientId).execute();
  else
    await db
      .insertInto('client_photos')
      .values({ client_id: clientId, content })
      .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ content }))
      .execute();
};
