import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import manifest from '../../../../package.json' with { type: 'json' };
import { readScreens, type IsScreen } from './screens.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** What is not the portal's: a wrong address there is an answer to a program, never a page. */
const NOT_PAGES = /^\/(api|sandbox|assets)(\/|$)/;

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** Whether the portal's page is the answer: to a screen always, to another path when someone opened it as a page. */
const wantsPage = (request: FastifyRequest, isScreen: IsScreen): boolean => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const asked = pathOf(request);
  return isScreen(asked) || ((request.headers.accept ?? '').includes('text/html') && !NOT_PAGES.test(asked));
};

/** Which version is deployed: the build's, and this project's while there is none. */
const addVersion = (app: FastifyInstance, root: string): void => {
  const file = path.join(root, 'version.json');
  app.get('/version.json', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', ASK_FIRST)
      .type('application/json')
      .send(existsSync(file) ? readFileSync(file, 'utf8') : JSON.stringify({ version: manifest.version })),
  );
};

/**
 * The built web app beside the API: files under /assets carry a hash in their name and never change, every screen of the
 * portal answers index.html, and so does any other path, with a 404, so that the app shows its own not-found page.
 *
 * @throws Error for a web app that was built without the list of its screens
 */
export const serveWebApp = async (app: FastifyInstance, root: string): Promise<void> => {
  addVersion(app, root);
  const nothing = (_request: FastifyRequest, reply: FastifyReply) => reply.code(404).send({ message: 'not_found' });
  if (!existsSync(path.join(root, 'index.html'))) {
    app.setNotFoundHandler(nothing);
    return;
  }
  const isScreen = readScreens(root);
  const assets = path.join(root, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', file.startsWith(assets) ? FOREVER : ASK_FIRST),
  });
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request, isScreen)) return nothing(request, reply);
    return reply.code(isScreen(pathOf(request)) ? 200 : 404).sendFile('index.html');
  });
};
