import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ASK_FIRST, FOREVER } from './caching.ts';

const PAGE = 'workbench.html';

const NOT_BUILT = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Sandbox</title>
</head>
<body><main><h1>Sandbox</h1><p>A página do sandbox ainda não foi construída. Rode pnpm build e abra esta página outra vez.</p></main></body>
</html>
`;

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
