import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ASK_FIRST, FOREVER } from './caching.ts';
import { htmlPage } from '../http/html-page.ts';

const PAGE = 'workbench.html';

const NOT_BUILT = htmlPage({
  lang: 'pt-BR',
  title: 'Sandbox',
  body: '<main><h1>Sandbox</h1><p>A página do sandbox ainda não foi construída. Rode pnpm build e abra esta página de novo.</p></main>',
});

/**
 * Serves the page of the controls at `/sandbox/`. It stands beside the build of the portal, which has nothing of it.
 * The page itself is no secret: what it shows comes from the controls, which ask for the key. @see decision 0342
 * @param webRoot the folder of the built web app
 */
export const serveWorkbench = async (app: FastifyInstance, webRoot: string): Promise<void> => {
  const root = `${webRoot}-workbench`;
  app.get('/sandbox', { schema: { hide: true } }, (_request, reply) => reply.redirect('/sandbox/', 308));
  if (!existsSync(path.join(root, PAGE))) {
    app.get('/sandbox/', { schema: { hide: true } }, (_request, reply) =>
      reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(NOT_BUILT),
    );
    return;
  }
  const assets = path.join(root, 'assets') + path.sep;
  // A scope of its own, as the portal's files have the same method that sends one.
  await app.register(
    async (scope) => {
      await scope.register(fastifyStatic, {
        root,
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) => void reply.header('cache-control', file.startsWith(assets) ? FOREVER : ASK_FIRST),
      });
      scope.get('/', { schema: { hide: true } }, (_request, reply) => reply.sendFile(PAGE));
    },
    { prefix: '/sandbox/' },
  );
};
