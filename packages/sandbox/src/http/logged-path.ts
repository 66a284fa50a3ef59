import type { FastifyRequest } from 'fastify';

/** The mark of a schema whose value may stand in the log, when it is a parameter of a path. */
export const IN_LOG = { 'x-in-log': true } as const;

const MASK = '****';

type Request = Pick<FastifyRequest, 'routeOptions' | 'params' | 'getValidationFunction'>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isMarked = (params: unknown, name: string): boolean => {
  const properties = isObject(params) ? params['properties'] : undefined;
  const schema = isObject(properties) ? properties[name] : undefined;
  return isObject(schema) && schema['x-in-log'] === true;
};

/**
 * The path of a request as the log may have it: the path of its route. A parameter shows when the route's schema marks
 * it with `IN_LOG` and the parameters fit the schema. Every other parameter is masked, and so is a path without a
 * route. It searches no text of a client, so the work does not grow with its length.
 * @example // '/api/rentability/graph/v5/nao_previdencia/max/****', '/api/clients/1001/devices/****', '****'
 */
export const loggedPath = (request: Request): string => {
  const { url, schema } = request.routeOptions;
  if (url === undefined) return MASK;
  const values = isObject(request.params) ? request.params : {};
  const doFit = request.getValidationFunction('params')?.(values) === true;
  return url.replaceAll(/:(\w+)|\*$/g, (_all, name?: string) =>
    doFit && name !== undefined && isMarked(schema?.params, name) ? String(values[name]) : MASK,
  );
};
