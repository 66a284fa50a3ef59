import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import manifest from '../../../../package.json' with { type: 'json' };
import { serveDocs } from './docs/docs.routes.ts';

/** Describes every call at `/openapi.json`, from the schemas that check it, and shows it at `/docs`. Register it before the routes. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Aroeira sandbox API',
        description: 'The API of the investor portal, with invented clients.',
        version: manifest.version,
      },
      components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => Promise.resolve(app.swagger()));
  await app.register(serveDocs);
};
