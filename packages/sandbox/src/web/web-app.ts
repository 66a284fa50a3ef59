import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ASK_FIRST, FOREVER } from './caching.ts';
import type { DeployedVersion } from './deployed-version.ts';

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
const serveWorkbench = async (app: FastifyInstance, webRoot: string): Promise<void> => {
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

/** Tells whether the portal has a screen at exactly this path. */
type IsScreen = (path: string) => boolean;

/** `:period` and `{product}` stand for some text in one part of a path. */
const fits = (part: string, asked: string): boolean => {
  const [before = '', after] = part.split(/:\w+|\{\w+\}/);
  if (after === undefined) return asked === part;
  return asked.length > before.length + after.length && asked.startsWith(before) && asked.endsWith(after);
};

const isAt = (screen: readonly string[], asked: readonly string[]): boolean =>
  screen.length === asked.length && screen.every((part, i) => fits(part, asked[i] ?? ''));

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Reads the screens of a built web app from its `paths.json`. @throws Error for a build without that list */
export const readScreens = (root: string): IsScreen => {
  const file = path.join(root, 'paths.json');
  const screens: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (!isList(screens))
    throw new Error(`The web app in ${root} has no list of its paths: build it again (pnpm build).`);
  const paths = screens.map((screen) => screen.split('/'));
  return (asked) => paths.some((path) => isAt(path, asked.split('/')));
};

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

/**
 * Serves the built web app, and the page of the controls beside it. Files under /assets have a hash in their name and never change. Every screen gets index.html.
 * Every other page gets index.html with a 404, and the app shows its not-found page.
 *
 * @throws Error if the build has no list of its screens
 */
export const serveWebApp = async (app: FastifyInstance, root: string, version: DeployedVersion): Promise<void> => {
  addVersion(app, version);
  await serveWorkbench(app, root);
  const nothing = (_request: FastifyRequest, reply: FastifyReply) => reply.code(404).send({ message: 'not_found' });
  if (!existsSync(path.join(root, 'index.html'))) {
    app.setNotFoundHandler(nothing);
    return;
  }
  const isScreen = readScreens(root);
  const assets = path.join(root, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', file.startsWith(assets) ? FOREVER : ASK_FIRST),
  });
  // The route that the plugin would add reads the whole folder for each file. It guards paths that a name in another case
  // would get around, and there are none here.
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) =>
    reply.sendFile(isScreen(pathOf(request)) ? 'index.html' : request.params['*']),
  );
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.code(404).sendFile('index.html') : nothing(request, reply),
  );
};
