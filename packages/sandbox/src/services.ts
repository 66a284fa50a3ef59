import type { FastifyInstance } from 'fastify';
import type { Database } from './database/transaction.ts';
import type { PdfMaker } from './documents/pdf/pdf-maker.ts';
import type { Services } from './http/api.ts';
import { makeLargeWork } from './http/large-work.ts';
import { portOf } from './http/port-of.ts';
import type { Brand } from './web/brand.ts';
import type { OpenWorlds } from './worlds/world-parts.ts';
import type { Places } from './worlds/world-places.ts';

interface Needed {
  readonly db: Database;
  readonly changes: Database;
  readonly pdfs: PdfMaker;
  readonly worlds: OpenWorlds;
  readonly places: Places;
  readonly brand: Brand;
}

export const listeningUrl = ({ server }: FastifyInstance): string => {
  const port = portOf(server);
  return `http://localhost${port === 0 ? '' : `:${String(port)}`}`;
};

/** The parts of a server that its routes use. Those that a world has of its own are, at each call, those of the caller's world. */
export const servicesOf = ({ db, changes, pdfs, worlds, places, brand }: Needed): Services => ({
  db,
  changes,
  clock: worlds.part('clock'),
  requests: worlds.part('requests'),
  largeWork: makeLargeWork(),
  pdfs,
  preparations: worlds.part('preparations'),
  tokens: worlds.part('tokens'),
  brand,
  portalUrl: places.url,
});
