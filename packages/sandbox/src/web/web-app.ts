import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ASK_FIRST, FOREVER } from './caching.ts';
import type { DeployedVersion } from './deployed-version.ts';
import type { DrawnPages } from './drawn-pages.ts';
import { readScreens } from './screens.ts';
import { serveWorkbench } from './workbench.ts';

/** How the build names files. No other path names one. */
const PLAIN = /^(?:\/[\w-][\w.-]*)+$/;

/** Paths that are not pages. A wrong path there gets JSON. */
const NOT_PAGES = /^\/(api|sandbox|assets)(\/|$)/;

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** Tells whether a browser opens a path as a page. */
const isPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept ?? '').includes('text/html') &&
  !NOT_PAGES.test(pathOf(request));

const addVersion = (app: FastifyInstance, version: DeployedVersion): void => {
  app.get('/version.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', ASK_FIRST).send({ version: version.read() }),
  );
};

interface WebApp {
  /** The folder of the build. */
  readonly root: string;
  readonly drawn: DrawnPages;
  readonly version: DeployedVersion;
}

/**
 * Serves the built web app, and the page of the controls beside it. Files under /assets have a hash in their name and
 * never change. A screen gets the page that the build drew of it, or index.html. Any other page gets a 404 with the
 * page that the build drew for it, or index.html, where the app shows the same.
 * @throws Error if the build has no list of its screens
 */
export const serveWebApp = async (app: FastifyInstance, { root, drawn, version }: WebApp): Promise<void> => {
  addVersion(app, version);
  await serveWorkbench(app, root);
  const nothing = (_request: FastifyRequest, reply: FastifyReply) => reply.code(404).send({ message: 'not_found' });
  if (!existsSync(path.join(root, 'index.html'))) {
    app.setNotFoundHandler(nothing);
    return;
  }
  const isScreen = readScreens(root);
  const fileOf = (asked: string): string | undefined =>
    drawn.pages[asked] ?? (isScreen(asked) ? 'index.html' : undefined);
  const assets = path.join(root, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', file.startsWith(assets) ? FOREVER : ASK_FIRST),
  });
  // The route that the plugin would add reads the whole folder for each file. It guards paths that a name in another
  // case would get around, and there are none here.
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const asked = pathOf(request);
    const file = fileOf(asked) ?? (PLAIN.test(asked) && path.extname(asked) !== '' ? asked : undefined);
    return file === undefined ? reply.callNotFound() : reply.sendFile(file);
  });
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.code(404).sendFile(drawn.notFound) : nothing(request, reply),
  );
};
