import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { POLICY_HEADER, POLICY_OF_DOCS } from '../security-headers.ts';
import { DOCS_PAGE, DOCS_SCRIPT, DOCS_STYLE } from './docs-page.ts';

/** Taken from the library's folder as they are. */
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const require = createRequire(import.meta.url);

const folder = (): string => path.dirname(require.resolve('swagger-ui-dist/swagger-ui.css'));

const HIDDEN = { schema: { hide: true } };

/** Serves `/docs`: the API to read and to try, at this very server. @see decision 0336 */
export const serveDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, { root: folder(), serve: false });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-cache').header(POLICY_HEADER, POLICY_OF_DOCS);
  });
  const own = (at: string, type: string, text: string): void => {
    app.get(at, HIDDEN, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(text));
  };
  own('/docs', 'text/html', DOCS_PAGE);
  own('/docs/', 'text/html', DOCS_PAGE);
  own('/docs/docs.js', 'text/javascript', DOCS_SCRIPT);
  own('/docs/docs.css', 'text/css', DOCS_STYLE);
  for (const file of FILES)
    app.get(`/docs/${file}`, HIDDEN, (_request, reply) => reply.sendFile(file, { cacheControl: false }));
};
