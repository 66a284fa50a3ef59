import Fastify, { type FastifyInstance } from 'fastify';
import type { ControlsAccess } from './controls/controls-access.ts';
import { addControls } from './controls/controls.routes.ts';
import { injectFaults } from './controls/fault-hook.ts';
import { openPages } from './controls/open/open.routes.ts';
import type { Database } from './database/transaction.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { FromTypeBox, Services } from './http/api.ts';
import { shapeAnswers, validateRequests } from './http/request-validation.ts';
import { makePdfMaker } from './documents/pdf/pdf-maker.ts';
import { answerErrors } from './http/error-handler.ts';
import { fastifyOptions, type LogOptions } from './http/fastify-options.ts';
import { tellHealth } from './http/health.routes.ts';
import { countRequests } from './http/metrics.routes.ts';
import { hearViolations } from './http/policy-violations.routes.ts';
import { refuseUnknownHosts } from './http/known-hosts.ts';
import { closeConnectionsAtEnd } from './http/last-answers.ts';
import { describeApi } from './http/openapi.ts';
import { readBodies } from './http/large-work.ts';
import { limitRequests } from './http/limit-requests.ts';
import { protectBrowsers } from './http/security-headers.ts';
import { tellTime } from './http/tell-time.ts';
import { cutStalledReaders, TIMEOUTS, timeLimits, type Timeouts } from './http/time-limits.ts';
import { serveSigningPage } from './movements/terms/signing-page.routes.ts';
import { listCalls } from './controls/fault-call.ts';
import { followOthers, type Shared } from './controls/follow-others.ts';
import { ROUTES } from './routes.ts';
import { listeningUrl, servicesOf } from './services.ts';
import { readBrand } from './web/brand.ts';
import { serveWebApp } from './web/web-app.ts';
import { MAIN } from './worlds/current-world.ts';
import { enterWorlds } from './worlds/enter-worlds.ts';
import { worldControls, WORLD_LIMITS, type WorldLimits } from './worlds/worlds.controls.ts';
import { makeOpenWorlds } from './worlds/world-parts.ts';
import { makePlaces } from './worlds/world-places.ts';
import { endFaults } from './worlds/worlds.sql.ts';

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
  /** Opens the database for changes of whole worlds, whose statements may take longer. The default is the database of the calls. */
  readonly openForWorlds?: () => Promise<Database>;
  /** How many worlds there may be, and for how long. */
  readonly worlds?: WorldLimits | undefined;
  /** Ends the server, when somebody asks for it by the controls. Without it nobody can. */
  readonly stop?: () => void;
  readonly log: LogOptions;
  /** Follows the requests, and ends after them. Without it nothing is sent. */
  readonly tracing?: Tracing | undefined;
  readonly timeouts?: Timeouts | undefined;
}

const startFastify = ({ log, trustProxy, tracing }: AppOptions, timeouts: Timeouts): FastifyInstance => {
  const app = Fastify({ ...fastifyOptions(log, trustProxy), ...timeLimits(timeouts) });
  tracing?.follow(app);
  cutStalledReaders(app, timeouts);
  return app;
};

/** Builds the app on a seeded database. At its end it answers running requests within a deadline. */
export const buildApp = async (db: Database, options: AppOptions): Promise<FastifyInstance> => {
  const isShared = options.isShared === true;
  // Faults of one process alone end with it.
  if (!isShared) await endFaults(db);
  const timeouts = options.timeouts ?? TIMEOUTS;
  const app = startFastify(options, timeouts);
  const brand = readBrand(options.webRoot);
  const pdfs = makePdfMaker(brand);
  const worlds = makeOpenWorlds({ db, pdfs, webRoot: options.webRoot, isShared });
  await worlds.open(MAIN);
  const changes = (await options.openForWorlds?.()) ?? db;
  const mainUrl = (): string => options.portalUrl ?? listeningUrl(app);
  const places = makePlaces(app, mainUrl);
  const services = servicesOf({ db, changes, pdfs, worlds, places, brand });
  const { clock, requests } = services;
  // The server reads JSON only. A form of another site can send text without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  readBodies(app, services.largeWork);
  validateRequests(app);
  shapeAnswers(app);
  answerErrors(app);
  const lastAnswers = closeConnectionsAtEnd(app, timeouts.stopMs);
  const limits = options.worlds ?? WORLD_LIMITS;
  enterWorlds(app, { db, worlds, places, idleHours: limits.idleHours });
  tellTime(app, clock);
  app.addHook('onResponse', async (request, reply) => requests.note(request, reply));
  await protectBrowsers(app);
  await limitRequests(app, isShared ? db : undefined, options.requestsPerMinute);
  await describeApi(app);
  await hearViolations(app, services);
  tellHealth(app, db);
  countRequests(app, services, options.controls);
  const others = { clock, faults: worlds.part('faults'), isShared };
  const calls: string[] = [];
  await serveApi(app, services, { ...others, calls, mainUrl });
  const version = worlds.part('version');
  const links = worlds.part('links');
  await app.register(async (scope) => openPages(scope.withTypeProvider<FromTypeBox>(), links), { prefix: '/sandbox' });
  await app.register(
    async (scope) => {
      followOthers(scope, others);
      const api = scope.withTypeProvider<FromTypeBox>();
      const stop = options.stop ?? (() => undefined);
      addControls(api, services, { access: options.controls, faults: others.faults, calls, version, links, stop });
      worldControls(api, { db, changes, isShared, worlds, places, limits });
    },
    { prefix: '/sandbox' },
  );
  await serveSigningPage(app, services, others);
  await serveWebApp(app, { root: options.webRoot, url: mainUrl, version });
  app.addHook('onClose', async () => {
    await lastAnswers();
    await worlds.close();
    await services.pdfs.close();
    if (changes !== db) await changes.destroy();
    await db.destroy();
    await options.tracing?.end();
  });
  await app.ready();
  return app;
};

/** Serves the calls of the specification, and lists them. */
const serveApi = (
  app: FastifyInstance,
  services: Services,
  others: Shared & { readonly calls: string[]; readonly mainUrl: () => string },
) =>
  app.register(
    async (scope) => {
      // First, so that an injected fault has them too.
      scope.addHook('onRequest', async ({ id }, reply) => {
        void reply.headers({ 'cache-control': 'no-store', 'x-request-id': id });
      });
      refuseUnknownHosts(scope, others.mainUrl);
      followOthers(scope, others);
      injectFaults(scope, others.faults);
      listCalls(scope, others.calls);
      for (const routes of ROUTES) routes(scope.withTypeProvider<FromTypeBox>(), services);
    },
    { prefix: '/api' },
  );
