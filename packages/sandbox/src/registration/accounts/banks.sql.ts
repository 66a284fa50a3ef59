import type { Queries } from '../../database/transaction.ts';

export const allBanks = (db: Queries) =>
  db.selectFrom('banks').select(['id', 'name', 'code']).orderBy('code').execute();
