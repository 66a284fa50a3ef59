import type { FastifyInstance } from 'fastify';
import { askDatabase } from '../database/migrate.sql.ts';
import type { Database } from '../database/transaction.ts';

const HEALTHY = { status: 'ok' };

/**
 * Tells whoever starts servers and sends them requests how this one is.
 *
 * - `/health/live`: the process answers. One that does not is started again.
 * - `/health/ready`: the database takes writes too. Another gets the requests until it does: 503.
 */
export const tellHealth = (app: FastifyInstance, db: Database): void => {
  app.get('/health/live', { schema: { hide: true } }, async () => HEALTHY);
  app.get('/health/ready', { schema: { hide: true } }, async () => {
    await askDatabase(db);
    return HEALTHY;
  });
};
