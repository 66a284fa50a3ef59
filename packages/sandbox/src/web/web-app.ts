import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ASK_FIRST, FOREVER } from './caching.ts';
import { POLICY_HEADER, policyWith } from '../http/security-headers.ts';
import type { DeployedVersion } from './deployed-version.ts';
import { readDrawnPages, withoutHashes } from './drawn-pages.ts';
import { makeFoundPages, tellSearchEngines } from './found-pages.ts';
import { readPageLinks } from './page-links.ts';
import { isOneOf, readScreens } from './screens.ts';
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
  app.get('/version.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', ASK_FIRST).send({ version: await version.read() }),
  );
};

interface WebApp {
  /** The folder of the build. */
  readonly root: string;
  /** The origin of the portal. It has no slash at its end. */
  readonly url: () => string;
  readonly version: DeployedVersion;
}

/**
 * Serves the built web app, and the page of the controls beside it. Files under /assets have a hash in their name and
 * never change. A screen gets the page that the build drew of it, or index.html. Any other page gets a 404 with the
 * page that the build drew for it, or index.html, where the app shows the same. Search engines may show a few pages.
 * @throws Error if the build has no list of its screens
 */
export const serveWebApp = async (app: FastifyInstance, { root, url, version }: WebApp): Promise<void> => {
  const drawn = readDrawnPages(root);
  addVersion(app, version);
  tellSearchEngines(app, { drawn, url });
  await serveWorkbench(app, root);
  const nothing = (_request: FastifyRequest, reply: FastifyReply) => reply.code(404).send({ message: 'not_found' });
  if (!existsSync(path.join(root, 'index.html'))) {
    app.setNotFoundHandler(nothing);
    return;
  }
  const isScreen = readScreens(root);
  const frames = drawn.frames.map(({ file, paths }) => ({ file, isIts: isOneOf(paths) }));
  const fileOf = (asked: string): string | undefined =>
    drawn.pages[asked] ??
    frames.find(({ isIts }) => isIts(asked))?.file ??
    (isScreen(asked) ? 'index.html' : undefined);
  const drawnFiles = new Set([...Object.values(drawn.pages), ...drawn.frames.map(({ file }) => file), drawn.notFound]);
  const policy = policyWith(drawn);
  const bare = policyWith(withoutHashes(drawn));
  const send = (reply: FastifyReply, file: string): FastifyReply => {
    if (file.endsWith('.html'))
      reply.headers({ [POLICY_HEADER]: drawnFiles.has(file) ? policy : bare, 'x-robots-tag': 'noindex' });
    return reply.sendFile(file);
  };
  const linksOf = readPageLinks(root);
  const sendFound = makeFoundPages({ root, drawn, url });
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
    const page = fileOf(asked);
    const links = page === undefined ? '' : linksOf(page);
    if (links !== '') reply.header('link', links);
    if (drawn.found.includes(asked)) return sendFound(asked, request, reply.header(POLICY_HEADER, policy));
    const file = page ?? (PLAIN.test(asked) && path.extname(asked) !== '' ? asked.slice(1) : undefined);
    return file === undefined ? reply.callNotFound() : send(reply, file);
  });
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? send(reply.code(404), drawn.notFound) : nothing(request, reply),
  );
};
