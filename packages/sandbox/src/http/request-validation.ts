import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { compiledOnce } from './compiled-once.ts';
import { IN_LOG } from './logged-path.ts';
import { namedFields, type Shape } from './named-fields.ts';
import { refuseField } from './refusal.ts';
import { whereNoText } from './storable-text.ts';

const build = AjvCompiler();
const keywords = Object.keys(IN_LOG);
const exact = compiledOnce(build({}, { customOptions: { keywords, coerceTypes: false } }));
const fromText = compiledOnce(build({}, { customOptions: { keywords } }));

/**
 * Checks a body as it is, and reads what came in an address as what its schema says: `?last=1` is all text, whereas a
 * body's `1` and `"1"` are two things, and a client that mixes them up learns it here. Of a body, handlers see what its
 * schema names and nothing else, at any depth: a field more could become a column.
 */
export const validateRequests = (app: FastifyInstance): void => {
  const compile: FastifySchemaCompiler<Shape> = (route) => {
    const isBody = route.httpPart === 'body';
    const fits = isBody ? exact(route) : fromText(route);
    return (sent: unknown) => {
      const fault = whereNoText(sent);
      if (fault !== undefined) return { error: refuseField(fault.path, fault.message) };
      if (fits(sent) !== true)
        return { error: (fits.errors ?? []).map((error) => ({ ...error, message: error.message ?? '' })) };
      return isBody ? { value: namedFields(route.schema, sent) } : true;
    };
  };
  app.setValidatorCompiler(compile);
};
