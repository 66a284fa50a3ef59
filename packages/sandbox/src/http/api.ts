import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider } from 'fastify';
import type { AccessTokens } from '../access/access-tokens.ts';
import type { Database } from '../database/transaction.ts';
import type { PdfMaker } from '../documents/pdf/pdf-maker.ts';
import type { Preparations } from '../reports/preparations.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { Brand } from '../web/brand.ts';
import type { LargeWork } from './large-work.ts';
import type { RequestLog } from './request-log.ts';

/** Gives handlers the types of their TypeBox schemas. */
export interface FromTypeBox extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

export type Api = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, FromTypeBox>;

/** The parts of the server that routes use. */
export interface Services {
  readonly db: Database;
  /** The same database for changes of whole worlds, with more time for a statement. */
  readonly changes: Database;
  readonly clock: ServerClock;
  readonly tokens: AccessTokens;
  readonly requests: RequestLog;
  readonly largeWork: LargeWork;
  readonly pdfs: PdfMaker;
  readonly preparations: Preparations;
  /** The origin of the portal, for links in e-mails. It has no slash at its end. */
  readonly portalUrl: () => string;
  readonly brand: Brand;
}

/** Adds the calls of a capability, under `/api`. */
export type Routes = (api: Api, services: Services) => void;
