import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider } from 'fastify';
import type { AccessTokens } from '../access/access-tokens.ts';
import type { Database } from '../database/transaction.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { RequestLog } from './request-log.ts';

/** Handlers get what their TypeBox schemas say. */
export interface FromTypeBox extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

export type Api = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, FromTypeBox>;

/** What routes work with. */
export interface Services {
  readonly db: Database;
  readonly clock: ServerClock;
  readonly tokens: AccessTokens;
  readonly requests: RequestLog;
  /** Where clients open the portal, for links in e-mails: an origin without a slash at the end. */
  readonly portalUrl: () => string;
}

/** One capability's calls, under `/api`. */
export type Routes = (api: Api, services: Services) => void;
