import Fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from './access/returning/accounts.routes.ts';
import { consentRoutes } from './access/sign-in/consents.routes.ts';
import { deviceRoutes } from './access/devices/devices.routes.ts';
import { captchaRoutes } from './access/captcha.routes.ts';
import { misuseRoutes } from './access/misuse/misuse.routes.ts';
import { securityActivityRoutes } from './access/devices/security-activity.routes.ts';
import { passwordRoutes } from './access/password/passwords.routes.ts';
import { quickAccessRoutes } from './access/quick-access/quick-access.routes.ts';
import { sessionRoutes } from './access/sessions.routes.ts';
import { signInRoutes } from './access/sign-in/sign-in.routes.ts';
import { unblockRoutes } from './access/devices/unblock.routes.ts';
import { twoStepRoutes } from './access/two-step/two-step.routes.ts';
import type { ControlsAccess } from './controls/controls-access.ts';
import { addControls } from './controls/controls.routes.ts';
import { injectFaults } from './controls/fault-hook.ts';
import { openFaults } from './controls/faults.ts';
import { askDatabase } from './database/migrate.sql.ts';
import type { Database } from './database/transaction.ts';
import { listedTermRoutes } from './documents/listed-terms.routes.ts';
import { publicFormRoutes } from './documents/public-forms.routes.ts';
import { myDocumentRoutes } from './documents/my-documents.routes.ts';
import { storedDocumentRoutes } from './documents/stored-documents.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import type { FromTypeBox, Routes } from './http/api.ts';
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
import { distributionRoutes } from './movements/distribution.routes.ts';
import { fundRoutes } from './movements/funds.routes.ts';
import { libertyRoutes } from './independence/liberty.routes.ts';
import { objectiveRoutes } from './independence/objectives.routes.ts';
import { fundTermRoutes } from './movements/terms/fund-terms.routes.ts';
import { serveSigningPage } from './movements/terms/signing-page.routes.ts';
import { movementRoutes } from './movements/movements.routes.ts';
import { orderRoutes } from './movements/orders.routes.ts';
import { pensionRoutes } from './pension/pension.routes.ts';
import { positionRoutes } from './position/position.routes.ts';
import { myDataRoutes } from './profile/my-data/my-data.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { clientFileRoutes } from './registration/identity/client-files.routes.ts';
import { clientRecordRoutes } from './registration/client/client-record.routes.ts';
import { bankAccountRoutes } from './registration/accounts/bank-accounts.routes.ts';
import { createClientRoutes } from './registration/client/create-client.routes.ts';
import { identificationRoutes } from './registration/identity/identification.routes.ts';
import { fatcaRoutes } from './registration/tax/fatca.routes.ts';
import { optionListRoutes } from './registration/option-lists.routes.ts';
import { addressRoutes } from './registration/address/address.routes.ts';
import { changeReportRoutes } from './registration/flow/change-reports.routes.ts';
import { registrationFormRoutes } from './registration/flow/registration-form.routes.ts';
import { pepRoutes } from './registration/declarations/pep.routes.ts';
import { professionalRoutes } from './registration/work/professional.routes.ts';
import { renewalRoutes } from './renewal/renewal.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { signatureRoutes } from './signature/signature.routes.ts';
import { suitabilityRoutes } from './suitability/suitability.routes.ts';
import { followOthers } from './controls/follow-others.ts';
import { openServices } from './services.ts';
import { readBrand } from './web/brand.ts';
import { makeDeployedVersion } from './web/deployed-version.ts';
import { serveWebApp } from './web/web-app.ts';

const ROUTES: readonly Routes[] = [
  signInRoutes,
  sessionRoutes,
  consentRoutes,
  accountRoutes,
  quickAccessRoutes,
  captchaRoutes,
  passwordRoutes,
  unblockRoutes,
  misuseRoutes,
  deviceRoutes,
  securityActivityRoutes,
  twoStepRoutes,
  profileRoutes,
  myDataRoutes,
  contactRoutes,
  createClientRoutes,
  clientRecordRoutes,
  clientFileRoutes,
  identificationRoutes,
  addressRoutes,
  registrationFormRoutes,
  changeReportRoutes,
  optionListRoutes,
  pepRoutes,
  fatcaRoutes,
  professionalRoutes,
  bankAccountRoutes,
  storedDocumentRoutes,
  myDocumentRoutes,
  publicFormRoutes,
  listedTermRoutes,
  signatureRoutes,
  renewalRoutes,
  positionRoutes,
  movementRoutes,
  libertyRoutes,
  objectiveRoutes,
  fundRoutes,
  suitabilityRoutes,
  fundTermRoutes,
  distributionRoutes,
  orderRoutes,
  pensionRoutes,
  reportRoutes,
];

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
  await app.register(
    async (scope) => {
      followOthers(scope, { clock, faults, isShared });
      injectFaults(scope, faults);
      scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
      for (const routes of ROUTES) routes(scope.withTypeProvider<FromTypeBox>(), services);
    },
    { prefix: '/api' },
  );
  await app.register(
    async (scope) => {
      followOthers(scope, { clock, faults, isShared });
      addControls(scope.withTypeProvider<FromTypeBox>(), services, {
        access: options.controls,
        faults,
        version,
        openForReset: options.openForReset,
      });
    },
    { prefix: '/sandbox' },
  );
  await serveSigningPage(app, services, { clock, faults, isShared });
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
