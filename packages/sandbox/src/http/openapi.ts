import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import manifest from '../../../../package.json' with { type: 'json' };
import { withExamples } from './examples/describe-examples.ts';
import { serveDocs } from './docs/docs.routes.ts';

/** Makes a value when it is first asked for, because few servers are. */
const made = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let value: Promise<T> | undefined;
  return () => (value ??= make());
};

/** Describes every call at `/openapi.json`, from the schemas that check it, with recorded examples, and shows it at `/docs`. Register it before the routes. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Aroeira sandbox API',
        description:
          'The API of the investor portal, with invented clients. A call with a lock needs somebody who is signed in: execute ' +
          'the first call, and give the `token` and the `loginId` of its answer to Authorize.',
        version: manifest.version,
      },
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          device: { type: 'apiKey', in: 'header', name: 'Login-ID' },
        },
      },
    },
  });
  const described = made(async () => {
    const { default: examples } = await import('./examples/examples.generated.json', { with: { type: 'json' } });
    return withExamples(app.swagger(), examples);
  });
  app.get('/openapi.json', { schema: { hide: true } }, described);
  await app.register(serveDocs);
};
