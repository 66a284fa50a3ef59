import type { FastifyInstance } from 'fastify';
import { openAccessTokens } from './access/access-tokens.ts';
import type { Database } from './database/transaction.ts';
import { makePdfMaker } from './documents/pdf/pdf-maker.ts';
import type { Services } from './http/api.ts';
import { makeLargeWork } from './http/large-work.ts';
import { portOf } from './http/port-of.ts';
import { makeRequestLog } from './http/request-log.ts';
import { releaseClaims } from './reports/preparation.sql.ts';
import { makePreparations } from './reports/preparations.ts';
import { openServerClock } from './time/server-clock.ts';
import type { Brand } from './web/brand.ts';

interface Needed {
  readonly db: Database;
  /** Other processes may use the database. */
  readonly isShared: boolean;
  /** The default is the address that the server listens on. */
  readonly portalUrl: string | undefined;
  readonly brand: Brand;
}

const listeningUrl = ({ server }: FastifyInstance): string => {
  const port = portOf(server);
  return `http://localhost${port === 0 ? '' : `:${String(port)}`}`;
};

/** Opens the parts of a server that its routes use. */
export const openServices = async (
  app: FastifyInstance,
  { db, isShared, portalUrl, brand }: Needed,
): Promise<Services> => {
  const clock = await openServerClock(db);
  const pdfs = makePdfMaker(brand);
  // A server that had the database alone left its claims when it was killed.
  if (!isShared) await releaseClaims(db);
  return {
    db,
    clock,
    requests: makeRequestLog(clock.now),
    largeWork: makeLargeWork(),
    pdfs,
    preparations: makePreparations({ db, clock, pdfs }),
    tokens: await openAccessTokens(db, clock),
    brand,
    portalUrl: () => portalUrl ?? listeningUrl(app),
  };
};
