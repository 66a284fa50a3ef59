import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { followOthers, type Shared } from '../../controls/follow-others.ts';
import { renewalSigningRoutes } from '../../renewal/signing-page.routes.ts';
import type { Api, FromTypeBox, Routes, Services } from '../../http/api.ts';
import { decideByCode, papersBy } from './fund-terms.sql.ts';
import { noPapersPage, SIGNING_PAGE_POLICY, signingPage } from './signing-page.ts';

/** Where the papers are signed. The code behind it lets in, so it needs no session. */
export const SIGNING_PATH = '/assinatura';

const HIDDEN = { hide: true, params: Type.Object({ code: Type.String({ pattern: '^[\\w-]{32}$' }) }) };

/** The signing provider's page, at the origin of the portal. It follows the clock of the other servers. @see decision 0195 */
export const serveSigningPage = async (app: FastifyInstance, services: Services, shared: Shared): Promise<void> => {
  await app.register(async (scope) => {
    followOthers(scope, shared);
    const pages = scope.withTypeProvider<FromTypeBox>();
    answerPages(pages);
    signingPageRoutes(pages, services);
    renewalSigningRoutes(pages, services);
  });
};

const answerPages = (api: Api): void => {
  // The form sends no field, so nothing reads its body.
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 0 },
    (_request, _body, done) => done(null, undefined),
  );
  api.addHook('onRequest', async (_request, reply) => {
    void reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', SIGNING_PAGE_POLICY)
      .type('text/html; charset=utf-8');
  });
};

const signingPageRoutes: Routes = (api, { db, clock }) => {
  api.get(`${SIGNING_PATH}/:code`, { schema: HIDDEN }, async (request, reply) => {
    const papers = await papersBy(db, request.params.code);
    if (papers === undefined) void reply.code(404);
    return papers === undefined ? noPapersPage() : signingPage(papers, refusalOf(request.params.code));
  });

  for (const [path, decision] of [
    [`${SIGNING_PATH}/:code`, 'sign'],
    [refusalOf(':code'), 'refuse'],
  ] as const)
    api.post(path, { schema: HIDDEN }, async ({ params: { code } }, reply) => {
      const isFound = await decideByCode(db, { code, decision }, clock.now());
      if (!isFound) return reply.code(404).send(noPapersPage());
      return reply.redirect(`${SIGNING_PATH}/${code}`, 303);
    });
};

const refusalOf = (code: string): string => `${SIGNING_PATH}/${code}/recusa`;
