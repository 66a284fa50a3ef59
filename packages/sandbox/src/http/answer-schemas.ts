import { SerializerSelector, type RouteDefinition } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';
import { compiledOnce } from './compiled-once.ts';

const compile = compiledOnce(SerializerSelector()({}, {}));

/** Writes answers by their schemas, as Fastify does. A field that the schema does not name is left out. */
export const shapeAnswers = (app: FastifyInstance): void => {
  app.setSerializerCompiler<RouteDefinition['schema']>(({ httpStatus = '', ...route }) =>
    compile({ ...route, httpStatus }),
  );
};
