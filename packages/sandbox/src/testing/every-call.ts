import { call } from './calls.ts';
import type { TestSandbox } from './called-sandbox.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Reads a value as an object. Any other value gives an empty object. */
export const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
const records = (value: unknown): readonly Record<string, unknown>[] => (Array.isArray(value) ? value.map(record) : []);

/** Gives the text of a field by its name and schema. */
export type TextFor = (name: string, schema: Record<string, unknown>) => string;

/** Makes a value for a schema, with every field. It may not fit every pattern. @param textFor gives its texts */
export const valueFor = (textFor: TextFor, name: string, schema: Record<string, unknown>): unknown => {
  const [choice] = records(schema['anyOf']).filter(({ type }) => type !== 'null');
  if (choice !== undefined) return valueFor(textFor, name, choice);
  if ('const' in schema) return schema['const'];
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries(record(schema['properties'])).map(([key, inner]) => [
          key,
          valueFor(textFor, key, record(inner)),
        ]),
      );
    case 'array':
      return [valueFor(textFor, name, record(schema['items']))];
    case 'integer':
    case 'number':
      return name === 'id' ? 1001 : 1;
    case 'boolean':
      return true;
    default:
      return textFor(name, schema);
  }
};

/** A call of the API's own description. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Record<string, unknown>[];
  readonly body: Record<string, unknown> | undefined;
  /** The body of the recorded example. */
  readonly example: unknown;
  readonly responses: Record<string, unknown>;
  readonly isProtected: boolean;
}

/** Lists every call of the API. */
export const operationsOf = async (sandbox: Pick<TestSandbox, 'fetch'>): Promise<readonly Operation[]> => {
  const paths = Object.entries(record(record((await call(sandbox, 'GET /openapi.json')).body)['paths']));
  return paths.flatMap(([path, methods]) =>
    Object.entries(record(methods)).map(([method, described]) => {
      const operation = record(described);
      const content = record(record(operation['requestBody'])['content']);
      const { schema, example } = record(content['application/json']);
      return {
        method: method.toUpperCase(),
        path,
        parameters: records(operation['parameters']),
        body: schema === undefined ? undefined : record(schema),
        example,
        responses: record(operation['responses']),
        isProtected: 'security' in operation,
      };
    }),
  );
};

/** The address and the body of an operation's recorded example, whose ids are those of its caller. */
export const exampleOf = ({ method, path, parameters, example }: Operation) => {
  const shown = (name: string): string =>
    encodeURIComponent(String(parameters.find((parameter) => parameter['name'] === name)?.['example']));
  const asked = parameters.filter((parameter) => parameter['in'] === 'query' && parameter['required'] === true);
  const query = asked.map(({ name }) => `${String(name)}=${shown(String(name))}`).join('&');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => shown(name));
  return {
    what: `${method} ${filled}${query === '' ? '' : `?${query}`}`,
    ...(example === undefined ? {} : { body: example }),
  };
};
