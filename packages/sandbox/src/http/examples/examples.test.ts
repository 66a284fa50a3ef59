import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AjvCompiler } from '@fastify/ajv-compiler';
import { beforeAll, expect, it } from 'vitest';
import { operationsOf, record, type Operation } from '../../testing/every-call.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { compiledOnce } from '../compiled-once.ts';
import { recordExamples } from './record-examples.ts';

const sandbox = sandboxOfFile();
const PLAYED_MS = 600_000;

let document: Record<string, unknown>;
let operations: readonly Operation[];
beforeAll(async () => {
  document = record((await sandbox.call('GET /openapi.json')).body);
  operations = await operationsOf(sandbox);
});

const described = ({ method, path: at }: Operation) =>
  record(record(record(document['paths'])[at])[method.toLowerCase()]);
const mediaOf = (holder: unknown) => record(Object.values(record(record(holder)['content']))[0]);
const answerOf = (operation: Operation, status: string) => mediaOf(record(operation.responses)[status]);
const nameOf = ({ method, path: at }: Operation) => `${method} ${at}`;

/** The refusals of an operation: `409 request_open`, or `4XX too_large` of every operation, answer and schema. */
const refusalsOf = (operation: Operation): readonly (readonly [string, unknown, unknown])[] =>
  Object.keys(operation.responses)
    .filter((status) => /^[45](?:\d\d|XX)$/.test(status))
    .flatMap((status) => {
      const { schema, examples } = answerOf(operation, status);
      return Object.entries(record(examples)).map(([code, example]) => {
        const [, name = ''] = String(record(example)['$ref']).split('#/components/examples/');
        const { value } = record(record(record(document['components'])['examples'])[name]);
        return [`${status} ${code}`, value, schema] as const;
      });
    });

const build = AjvCompiler()({}, { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } });
const compile = compiledOnce(({ schema }: { readonly schema: unknown }) =>
  build({ schema, method: 'GET', url: '/', httpPart: 'body' }),
);
const faultsOf = (schema: unknown, value: unknown): unknown => {
  const fits = compile({ schema });
  return fits(value) === true ? [] : fits.errors;
};

it('shows an answer of each operation, its body, what it takes, and a refusal of each kind that it must have', () => {
  const lacking = operations.flatMap((operation) => {
    const name = nameOf(operation);
    const codes = refusalsOf(operation).map(([code]) => code);
    const isMissing: readonly (readonly [string, boolean])[] = [
      ['answer', !('example' in answerOf(operation, '200'))],
      ['body', operation.body !== undefined && !('example' in mediaOf(described(operation)['requestBody']))],
      ...operation.parameters
        .filter((parameter) => parameter['required'] === true)
        .map((parameter) => [`parameter ${String(parameter['name'])}`, !('example' in parameter)] as const),
      ['401 unauthorized', operation.isProtected && !codes.includes('401 unauthorized')],
      ['400 validation', operation.body !== undefined && !codes.includes('400 validation')],
      ['403 controls_closed', operation.path.startsWith('/sandbox/') && !codes.includes('403 controls_closed')],
    ];
    return isMissing.flatMap(([what, missing]) => (missing ? [`${name}: ${what}`] : []));
  });
  // A ticket lets in, so that call asks for no key.
  expect(lacking).toEqual(['POST /sandbox/open/taken: 403 controls_closed']);
});

it('shows nothing that the schemas refuse', () => {
  const wrong = operations.flatMap((operation) => {
    const { schema, example } = answerOf(operation, '200');
    const sent = operation.parameters.filter((parameter) => 'example' in parameter);
    const values: readonly (readonly [string, unknown, unknown])[] = [
      ['answer', example, schema],
      ['body', mediaOf(described(operation)['requestBody'])['example'], operation.body ?? {}],
      ...sent.map((one) => [`parameter ${String(one['name'])}`, one['example'], one['schema']] as const),
      ...refusalsOf(operation),
    ];
    return values.flatMap(([what, value, by]) => {
      const faults = faultsOf(by, value);
      return Array.isArray(faults) && faults.length === 0 ? [] : [[nameOf(operation), what, faults]];
    });
  });
  expect(wrong).toEqual([]);
});

it('shows every word and code that the server refuses with', () => {
  const sources = path.join(import.meta.dirname, '../..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const refusal = /(?:refuse(?:Word|Code)\(\d+, |new Refusal\([\w.]+, \{ message: )'(\w+)'/g;
  const known = files.flatMap((file) =>
    [...readFileSync(path.join(sources, file), 'utf8').matchAll(refusal)].map(([, word = '']) => word),
  );
  const shown = new Set(operations.flatMap((each) => refusalsOf(each).map(([code]) => code.slice(4))));
  expect(known.length).toBeGreaterThan(80);
  expect(known.filter((word) => !shown.has(word))).toEqual([]);
});

it(
  'is what the server answers today; `pnpm -s api:examples` writes it',
  async () => {
    const written = readFileSync(path.join(import.meta.dirname, 'examples.generated.json'), 'utf8');
    expect(await recordExamples()).toBe(written);
  },
  PLAYED_MS,
);
