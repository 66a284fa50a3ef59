import { AjvCompiler } from '@fastify/ajv-compiler';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PersonaKey } from '../personas/personas.seed.ts';
import { headersOf, type Answer } from '../testing/calls.ts';
import { operationsOf, record, type Operation } from '../testing/every-call.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { compiledOnce } from './compiled-once.ts';
import { mutatedRequests } from './testing/mutated-requests.ts';

/** Requests that nobody meant, made from the description: `pnpm fuzz` sends 200,000 of them, and other ones each time. */
const wanted = Number(process.env['FUZZ_REQUESTS'] ?? 0);
const RUNS = wanted === 0 ? { numRuns: 12_000, seed: 28 } : { numRuns: wanted };

const sandbox = sandboxOfFile();

/** A client with everything, one who registers, and one who renews. */
const CALLERS = ['ana', 'carla', 'iris'] as const satisfies readonly PersonaKey[];
/** After so many requests all is as in the beginning: sessions, passwords and tries. */
const ROUND = 2_500;

const build = AjvCompiler()({}, { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } });
const compile = compiledOnce(({ schema }: { readonly schema: unknown }) =>
  build({ schema, method: 'GET', url: '/', httpPart: 'body' }),
);

type Check = ReturnType<typeof compile>;
const checks = new WeakMap<object, Check>();
/** To find a compiled schema by its text takes longer than to check an answer. */
const checkOf = (schema: object): Check => {
  const check = checks.get(schema) ?? compile({ schema });
  checks.set(schema, check);
  return check;
};

/** What an answer has that its operation does not describe. */
const faultOf = ({ responses }: Operation, { status, body, headers }: Answer): string | undefined => {
  if (status >= 500) return `${String(status)} ${JSON.stringify(body)}`;
  const described = record(responses[String(status)] ?? responses[`${String(status).slice(0, 1)}XX`]);
  const media = record(record(described['content'])['application/json']);
  if (!(headers.get('content-type') ?? '').includes('json')) return status === 200 ? undefined : 'no JSON';
  const fits = checkOf(record(media['schema']));
  return fits(body) === true ? undefined : `${String(status)} ${JSON.stringify([body, fits.errors]).slice(0, 500)}`;
};

const sessions = new Map<PersonaKey, string>();
const begin = async (): Promise<void> => {
  await sandbox.reset();
  await sandbox.database().deleteFrom('attempts').execute();
  for (const key of CALLERS) sessions.set(key, (await sandbox.signedIn(key)).token);
};

it(
  'no request makes the server fail, and every answer is as described',
  async () => {
    const operations = (await operationsOf(sandbox)).filter(({ path }) => path.startsWith('/api/'));
    const statuses = new Map<number, number>();
    let sent = 0;
    const request = fc.tuple(mutatedRequests(operations), fc.constantFrom(...CALLERS));
    const property = fc.asyncProperty(request, async ([{ operation, what, body, key }, caller]) => {
      if (sent % ROUND === 0) await begin();
      sent += 1;
      const headers = { ...headersOf(sessions.get(caller) ?? ''), 'idempotency-key': key };
      const answer = await sandbox.call(what, { headers, ...(body === undefined ? {} : { body }) });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect(faultOf(operation, answer)).toBeUndefined();
    });
    await fc.assert(property, RUNS);
    // Most of them come as far as the call itself.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(RUNS.numRuns / 10);
    if (wanted > 0) console.log(`${String(sent)} requests, 0 × 500, by status:`, Object.fromEntries(statuses));
  },
  Math.max(60_000, RUNS.numRuns * 50),
);
