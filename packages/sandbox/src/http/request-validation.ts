import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';

/**
 * Checks a body as it is, and reads what came in an address as what its schema says: `?last=1` is all text, whereas a
 * body's `1` and `"1"` are two things, and a client that mixes them up learns it here.
 */
export const validateRequests = (app: FastifyInstance): void => {
  const build = AjvCompiler();
  const exact = build({}, { customOptions: { coerceTypes: false } });
  const fromText = build({}, { customOptions: {} });
  const compile: FastifySchemaCompiler<object> = (route) =>
    route.httpPart === 'body' ? exact(route) : fromText(route);
  app.setValidatorCompiler(compile);
};
