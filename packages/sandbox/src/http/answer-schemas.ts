import { SerializerSelector, type RouteDefinition } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';
import { compiledOnce } from './compiled-once.ts';

const compile = compiledOnce(SerializerSelector()({}, {}));

/** Writes answers as fastify itself does: what their schemas say, and no more. */
export const shapeAnswers = (app: FastifyInstance): void => {
  app.setSerializerCompiler<RouteDefinition['schema']>(({ httpStatus = '', ...route }) =>
    compile({ ...route, httpStatus }),
  );
};
