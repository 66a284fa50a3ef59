import { SANDBOX, type ShapeCase } from './shape-case.ts';

const ROUTES = `${SANDBOX}/access/a.routes.ts`;
const TEST = `${SANDBOX}/access/a.test.ts`;
const LOG = `${SANDBOX}/http/request-log.ts`;

export const SERVER_CASES: readonly ShapeCase[] = [
  ...[
    'await sql`select 1`;',
    'await sql<Row>`select 1`.execute(db);',
    'await db.sql`delete from clients`;',
    "db.selectFrom('clients');",
    "db.insertInto('clients').values(row);",
    "import { sql as raw } from 'kysely';",
    "import { CompiledQuery } from 'kysely';",
    "import * as kysely from 'kysely';",
    "await db.query('clients');",
    'await pool.query(text, values);',
    'await db.executeQuery(compiled);',
    'await db.executeSql(text);',
    'CompiledQuery.raw(text);',
    "await run('select id from clients where document = $1');",
    'await run(`\n  SELECT id FROM ${table}`);',
    "await run('update clients set name = $1');",
    "await run('insert ' + 'into clients values ($1)');",
    "await run('drop table clients');",
    "await run('with last as (select 1) select * from last');",
  ].map((text): ShapeCase => ['sqlInCode', ROUTES, text, true]),
  ...[
    "say('update your address');",
    "say('create a client');",
    "import type { Kysely } from 'kysely';",
    'const { query } = request;',
    'await db.transaction().execute(work);',
    '/(\\d+)/.exec(text);',
  ].map((text): ShapeCase => ['sqlInCode', ROUTES, text, false]),
  ['sqlInCode', `${SANDBOX}/access/a.sql.ts`, "db.selectFrom('clients')", false],
  ['sqlInCode', `${SANDBOX}/access/a.seed.ts`, "db.insertInto('clients')", false],
  ['sqlInCode', TEST, "db.selectFrom('clients')", false],
  ['sqlInCode', `${SANDBOX}/database/driver.ts`, 'messages.push(protocol.serialize.query(text));', false],
  ...[
    "const HIDDEN = ['password', 'token'];",
    "const SECRETS: ReadonlySet<string> = new Set(['refreshToken']);",
    'const MASKED = /password|token/;',
    'const masked = { password: true, document: true };',
    "fastify({ logger: { redact: ['body.password'] } });",
    'fastify({ logger: { redact: paths } });',
    "if (['password', 'token'].includes(name)) hide();",
    'if (/^(password|mfa)$/.test(name)) hide();',
  ].map((text): ShapeCase => ['secretLists', LOG, text, true]),
  ...[
    "const PUBLIC_HEADERS = new Set(['accept', 'login-id']);",
    "const MASK = '****';",
    "const SHOWN = ['id', 'status'];",
    'const body = Type.Object({ password: Type.String() });',
    "const masked = mask(['1']);",
  ].map((text): ShapeCase => ['secretLists', LOG, text, false]),
  ...[
    "const enter = (body: object) => call(sandbox, 'POST /api/auth/login/1', { body });",
    "const code = async () => { await call(sandbox, 'POST /api/auth/login/1/send_mfa', {}); };",
    "function signIn() { return call(sandbox, 'POST /api/auth/login/1', {}); }",
    "const login = () => fetch('http://x/api/auth/login/1', {});",
    "const signedIn = async () => http.post('auth/login/1', Session, {});",
  ].map((text): ShapeCase => ['signInHelpers', TEST, text, true]),
  ...[
    'const signIn = () => sendPassword(sandbox, body);',
    "it('limits', async () => { await call(sandbox, 'POST /api/auth/login/1', {}); });",
    "const report = () => call(sandbox, 'POST /api/auth/acessoIndevido', {});",
  ].map((text): ShapeCase => ['signInHelpers', TEST, text, false]),
  ['signInHelpers', `${SANDBOX}/testing/calls.ts`, "const login = () => call('POST /api/auth/login/1');", false],
];
