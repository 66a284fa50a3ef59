import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { operationsOf, valueFor, type Operation } from '../testing/every-call.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

/** Every call with a body, with fields that no schema names at every depth. A new call is tried by itself. */
const sandbox = sandboxOfFile();
const { call, database, reset, signedIn } = sandbox;

const [ANA, KAREN] = [personaOf('ana'), personaOf('karen')];
const MARK = 'ninguem-pediu-isto';
const MORE = { client_id: KAREN.id, created_at: '2000-01-01T00:00:00Z', account_id: 1, persona: 'karen', extra: MARK };

const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withMore(inner)]));
  return { ...MORE, id: KAREN.id, ...known };
};

/** A text that fits the simple patterns of the schemas. */
const textFor = (name: string, { format, pattern }: Record<string, unknown>): string => {
  if (format === 'date') return '2015-03-10';
  if (/document|cpf/i.test(name)) return ANA.document;
  if (/color/i.test(name)) return '#3260B9';
  if (/\[A-Z\]\{2\}/.test(String(pattern))) return 'SP';
  const digits = /^\^\\d(?:\{(?:1,)?(\d+)\})?\$$/.exec(String(pattern));
  return digits === null ? 'Casa' : '1'.repeat(Number(digits[1] ?? 1));
};

const send = async ({ method, path, body }: Operation): Promise<number> => {
  await reset('ana');
  const { token } = await signedIn('ana');
  const own = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (path.includes('objective') ? '0' : pathPart(name)));
  const answer = await call(`${method} ${own}`, {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: withMore(Object.assign(Object(valueFor(textFor, '', body ?? {})), { clientId: ANA.id })),
  });
  return answer.status;
};
const pathPart = (name: string): string => (name === 'document' ? ANA.document : String(ANA.id));

const TABLES = sql<{ name: string }>`
  select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
const kept = async (): Promise<string> => {
  const { rows } = await TABLES.execute(database());
  const all = await Promise.all(
    rows.map(({ name }) => sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(database())),
  );
  return all.flatMap((table) => table.rows.map(({ row }) => row)).join('\n');
};
/** The rows that the calls might have written for another client. */
const ofKaren = async () => [
  await database().selectFrom('objectives').where('client_id', '=', KAREN.id).selectAll().execute(),
  await database().selectFrom('addresses').where('client_id', '=', KAREN.id).selectAll().execute(),
  await database().selectFrom('bank_accounts').where('client_id', '=', KAREN.id).selectAll().execute(),
  await database().selectFrom('movements').where('client_id', '=', KAREN.id).selectAll().execute(),
  await database().selectFrom('clients').where('id', '=', KAREN.id).selectAll().execute(),
];

it('keeps no field that a schema does not name, and does not fail', async () => {
  const before = await ofKaren();
  const statuses: Record<string, number> = {};
  for (const operation of await operationsOf(sandbox))
    if (operation.body !== undefined && operation.path.startsWith('/api/'))
      statuses[`${operation.method} ${operation.path}`] = await send(operation);
  expect(Object.keys(statuses).length).toBeGreaterThan(25);
  expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([]);
  expect(await ofKaren()).toEqual(before);
  expect(await kept()).not.toContain(MARK);
}, 60_000);
