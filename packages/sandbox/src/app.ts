import Fastify, { type FastifyInstance } from 'fastify';
import type { ControlsAccess } from './controls/controls-access.ts';
import { addControls } from './controls/controls.routes.ts';
import { injectFaults } from './controls/fault-hook.ts';
import { makeOpenLinks } from './controls/open/open-links.ts';
import { openPages } from './controls/open/open.routes.ts';
import { openFaults } from './controls/faults.ts';
import { askDatabase } from './database/migrate.sql.ts';
import type { Database } from './database/transaction.ts';
import type { FromTypeBox, Services } from './http/api.ts';
import { shapeAnswers } from './http/answer-schemas.ts';
import { answerErrors } from './http/error-handler.ts';
import { fastifyOptions, type LogOptions } from './http/fastify-options.ts';
import { closeConnectionsAtEnd } from './http/last-answers.ts';
import { describeApi } from './http/openapi.ts';
import { readBodies } from './http/large-work.ts';
import { limitRequests } from './http/limit-requests.ts';
import { validateRequests } from './http/request-validation.ts';
import { protectBrowsers } from './http/security-headers.ts';
import { tellTime } from './http/tell-time.ts';
import { TIMEOUTS, timeLimits, type Timeouts } from './http/time-limits.ts';
import { serveSigningPage } from './movements/terms/signing-page.routes.ts';
import { listCalls } from './controls/fault-call.ts';
import { followOthers, type Shared } from './controls/follow-others.ts';
import { ROUTES } from './routes.ts';
import { openServices } from './services.ts';
import { readBrand } from './web/brand.ts';
import { makeDeployedVersion } from './web/deployed-version.ts';
import { serveWebApp } from './web/web-app.ts';

export interface AppOptions {
  readonly controls: ControlsAccess;
  /** The folder of the built web app. It may be absent. */
  readonly webRoot: string;
  /** The address of the portal. The default is the sandbox's own address on this machine. */
  readonly portalUrl?: string | undefined;
  /** Requests of one address, over all calls. */
  readonly requestsPerMinute: number;
  /** Addresses of the reverse proxies before the sandbox. The default is none. */
  readonly trustProxy?: string | undefined;
  /** Other processes may use the database: each call asks it for the moved clock and for faults. */
  readonly isShared?: boolean;
  /** Opens the database for a reset, whose statements may take longer. The default is the database of the calls. */
  readonly openForReset?: () => Promise<Database>;
  readonly log: LogOptions;
  readonly timeouts?: Timeouts | undefined;
}

/**
 * Builds the sandbox on a migrated and seeded database. It does not listen. When it closes, it answers the running
 * requests within a deadline, and then closes the database.
 */
export const buildApp = async (db: Database, options: AppOptions): Promise<FastifyInstance> => {
  const isShared = options.isShared === true;
  const faults = await openFaults(db);
  // Faults of one process alone end with it.
  if (!isShared) await faults.clear();
  const timeouts = options.timeouts ?? TIMEOUTS;
  const app = Fastify({ ...fastifyOptions(options.log, options.trustProxy), ...timeLimits(timeouts) });
  const services = await openServices(app, {
    db,
    isShared,
    portalUrl: options.portalUrl,
    brand: readBrand(options.webRoot),
  });
  const { clock, requests } = services;
  const version = makeDeployedVersion(options.webRoot);
  // The server reads JSON only. A form of another site can send text without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  readBodies(app, services.largeWork);
  validateRequests(app);
  shapeAnswers(app);
  answerErrors(app);
  const lastAnswers = closeConnectionsAtEnd(app, timeouts.stopMs);
  tellTime(app, clock);
  requests.watch(app);
  await protectBrowsers(app);
  await limitRequests(app, isShared ? db : undefined, options.requestsPerMinute);
  await describeApi(app);
  app.get('/healthz', { schema: { hide: true } }, async () => {
    await askDatabase(db);
    return { status: 'ok' };
  });
  const others = { clock, faults, isShared };
  const calls: string[] = [];
  await serveApi(app, services, { ...others, calls });
  const links = makeOpenLinks(Date.now);
  await app.register(async (scope) => openPages(scope.withTypeProvider<FromTypeBox>(), links), { prefix: '/sandbox' });
  await app.register(
    async (scope) => {
      followOthers(scope, others);
      addControls(scope.withTypeProvider<FromTypeBox>(), services, {
        access: options.controls,
        faults,
        calls,
        version,
        links,
        openForReset: options.openForReset,
      });
    },
    { prefix: '/sandbox' },
  );
  await serveSigningPage(app, services, others);
  await serveWebApp(app, options.webRoot, version);
  app.addHook('onClose', async () => {
    await lastAnswers();
    await services.preparations.close();
    await services.pdfs.close();
    await db.destroy();
  });
  await app.ready();
  services.preparations.resume();
  return app;
};

/** Serves the calls of the specification, and lists them. */
const serveApi = (app: FastifyInstance, services: Services, others: Shared & { readonly calls: string[] }) =>
  app.register(
    async (scope) => {
      followOthers(scope, others);
      injectFaults(scope, others.faults);
      listCalls(scope, others.calls);
      scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
      for (const routes of ROUTES) routes(scope.withTypeProvider<FromTypeBox>(), services);
    },
    { prefix: '/api' },
  );
