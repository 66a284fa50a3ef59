import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { SerializerSelector, type RouteDefinition } from '@fastify/fast-json-stringify-compiler';
import { compiledOnce } from './compiled-once.ts';
import { IN_LOG } from './logged-path.ts';
import { namedFields, type Shape } from './named-fields.ts';
import { refuseField } from './refusal.ts';
import { whereNoText } from './storable-text.ts';

const compile = compiledOnce(SerializerSelector()({}, {}));

/** Writes answers by their schemas, as Fastify does. A field that the schema does not name is left out. */
export const shapeAnswers = (app: FastifyInstance): void => {
  app.setSerializerCompiler<RouteDefinition['schema']>(({ httpStatus = '', ...route }) =>
    compile({ ...route, httpStatus }),
  );
};

const build = AjvCompiler();
const keywords = Object.keys(IN_LOG);
const exact = compiledOnce(build({}, { customOptions: { keywords, coerceTypes: false } }));
const fromText = compiledOnce(build({}, { customOptions: { keywords } }));

/** Whoever sent something where nothing may stand too is told what is wrong with it, and not that it is something. */
const telling = <E extends Pick<FastifySchemaValidationError, 'keyword' | 'params'>>(
  errors: readonly E[],
): readonly E[] => {
  const plain = errors.filter(({ keyword, params }) => keyword !== 'anyOf' && params['type'] !== 'null');
  return plain.length > 0 ? plain : errors;
};

/** Finds a field of a path or a query that became no finite number: `Infinity`, `1e400`. The schema accepts it. */
const whereNotFinite = (sent: unknown): string | undefined =>
  Object.entries(typeof sent === 'object' && sent !== null ? sent : {}).find(
    ([, value]) => typeof value === 'number' && !Number.isFinite(value),
  )?.[0];

/**
 * A text of a path or a query becomes a number if its schema says so: `?last=1`. A body is checked as it is. A handler
 * sees only the fields of it that its schema names, at any depth, because another field could become a column.
 */
export const validateRequests = (app: FastifyInstance): void => {
  const compile: FastifySchemaCompiler<Shape> = (route) => {
    const isBody = route.httpPart === 'body';
    const fits = isBody ? exact(route) : fromText(route);
    const keep = namedFields(route.schema);
    return (sent: unknown) => {
      const fault = whereNoText(sent);
      if (fault !== undefined) return { error: refuseField(fault.path, fault.message) };
      if (fits(sent) !== true)
        return { error: telling(fits.errors ?? []).map((error) => ({ ...error, message: error.message ?? '' })) };
      const endless = isBody ? undefined : whereNotFinite(sent);
      if (endless !== undefined) return { error: refuseField(`/${endless}`, 'must be a finite number') };
      return isBody ? { value: keep(sent) } : true;
    };
  };
  app.setValidatorCompiler(compile);
};
