import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { compiledOnce } from './compiled-once.ts';

const build = AjvCompiler();
const exact = compiledOnce(build({}, { customOptions: { coerceTypes: false } }));
const fromText = compiledOnce(build({}, { customOptions: {} }));

/**
 * Checks a body as it is, and reads what came in an address as what its schema says: `?last=1` is all text, whereas a
 * body's `1` and `"1"` are two things, and a client that mixes them up learns it here.
 */
export const validateRequests = (app: FastifyInstance): void => {
  const compile: FastifySchemaCompiler<object> = (route) =>
    route.httpPart === 'body' ? exact(route) : fromText(route);
  app.setValidatorCompiler(compile);
};
