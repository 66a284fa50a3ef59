import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage, type World } from '../http/examples/player.ts';
import { keyOf, preparePlan } from '../http/examples/record-plan.ts';
import { seedIfEmpty } from '../personas/seed.sql.ts';
import { startCutNetwork, type CutNetwork } from '../testing/cut-network.ts';
import { operationsOf, type Operation } from '../testing/every-call.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { changedIn, sumsOf, type Sums } from '../testing/table-sums.ts';
import { inWorld } from '../worlds/current-world.ts';
import { migrate } from './migrate.sql.ts';
import { openDatabase } from './open-database.ts';
import type { WholeDatabase } from './transaction.ts';

/**
 * The operations of the description, with their connection to PostgreSQL cut. `pnpm kills` cuts each of them at each of
 * its statements. A run of the tests cuts half of them, and tomorrow the other half, at one statement and where they write.
 */
const IS_EACH = process.env['CUTS'] === 'each';
const TODAY = Math.floor(Date.now() / 86_400_000);

let postgres: TestPostgres;
let network: CutNetwork;
let stage: Stage;
/** For what changes nothing. */
let still: World;
/** Looks at the data past the network. */
let beside: WholeDatabase;

beforeAll(async () => {
  postgres = await startPostgres();
  network = await startCutNetwork(postgres.port);
  beside = await openDatabase({ _tag: 'Server', url: postgres.url, use: 'migration' });
  await migrate(beside);
  await seedIfEmpty(beside, new Date());
  const url = postgres.url.replace(String(postgres.port), String(network.port));
  stage = await openStage(() => openDatabase({ _tag: 'Server', url, use: 'migration' }));
  still = await stage.world();
}, 120_000);

afterAll(async () => {
  await stage.close();
  await beside.destroy();
  network.close();
  await postgres.stop();
}, 60_000);

/** A try counts, and what it shows is spent, before anything else is done. Reports are prepared beside the calls. */
const COUNTS = new Set(['attempts', 'faults', 'used_captchas', 'quick_access_challenges', 'report_preparations']);
/** Calls that show what works once: the client asks for another one. */
const SPENDING = ['GET /api/clients/passwordResetByEmail', 'POST /api/authn/response', 'POST /api/webauthn/verify'];

const STREAMED = 'GET /api/clients/download/base64/files/{clientId}/{kind}';
/** It makes one document after the other, and the next call goes on. */
const RESUMED = 'PUT /api/registrationForm/fillFormsPDF/{formId}';

/** What each table of a world holds, and which worlds there are. */
const contentOf = async ({ id }: World): Promise<Sums> =>
  inWorld(id, async () => {
    const tables = await sql<{ name: string }>`select relname as name from pg_class where relkind = 'r'
      and relnamespace = 'public'::regnamespace and exists
        (select from pg_attribute where attrelid = pg_class.oid and attname = 'world')`.execute(beside);
    const names = tables.rows.map(({ name }) => name).filter((name) => !COUNTS.has(name));
    const worlds = await beside.selectFrom('worlds').select('name').orderBy('id').execute();
    return new Map([...(await sumsOf(beside, names)), ['worlds', worlds.map(({ name }) => name).join(',')] as const]);
  });

/** What may write. A call that sent nothing like it is not looked at. */
const ANY_WRITE = /insert|update|delete|merge|next_id/i;
const WRITE = /(?:insert into|update|delete from) "(\w+)"/;

/** The times at which a call changes the data for good: each commit, and each write outside of a transaction. */
const commitsIn = (messages: readonly string[]): number => {
  let isInside = false;
  let isWritten = false;
  let commits = 0;
  for (const message of messages) {
    const word = /^Q.{4}(begin|commit|rollback)/s.exec(message)?.[1];
    const table = WRITE.exec(message)?.[1];
    if (table !== undefined && !COUNTS.has(table)) isWritten = true;
    if (word === 'begin') isInside = true;
    if (word === 'commit' || word === 'rollback') isInside = false;
    if (word === 'rollback') isWritten = false;
    if (isInside || !isWritten) continue;
    commits += 1;
    isWritten = false;
  }
  return commits;
};

/** How often a whole call changes the data for good. */
const commitsOf = async (operation: Operation): Promise<number> => {
  const ask = await preparePlan(await stage.world(), operation);
  network.cutWhen(() => false);
  await ask();
  return commitsIn(network.heard().messages);
};

type Cut = Parameters<CutNetwork['cutWhen']>[0];

const eachCut = function* (): Generator<Cut> {
  for (let nth = 1; ; nth += 1) yield (messages) => messages.length === nth;
};

/** The places at which an operation is cut, and at last none. */
const cutsOf = (place: number): Iterable<Cut> =>
  IS_EACH
    ? eachCut()
    : [
        (messages) => messages.length === 1 + (Math.floor((TODAY + place) / 2) % 8),
        (messages) => commitsIn(messages) === 1,
        () => false,
      ];

let count = 0;

/** @returns what is wrong with a call */
const wrongWith = async (operation: Operation, place: number): Promise<readonly string[]> => {
  const isRead = operation.method === 'GET';
  const world = isRead ? still : await stage.world();
  const ask = await preparePlan(world, operation);
  const wrong: string[] = [];
  const say = (what: string): void => void wrong.push(`${keyOf(operation)}: ${what}`);
  // A read is looked at by its statements alone.
  const look = async () => (isRead ? new Map<string, string>() : contentOf(world));
  const before = await look();
  for (const cut of cutsOf(place)) {
    await inWorld(world.id, () => beside.deleteFrom('attempts').execute());
    network.cutWhen(cut);
    // A file that was on its way is cut off. The app sees that, as it sees a lost network.
    const { status, headers } = await ask().catch((error: unknown) => {
      if (keyOf(operation) !== STREAMED) throw error;
      return { status: 503, headers: new Headers({ 'retry-after': 'at once' }) };
    });
    const { messages, isCut } = network.heard();
    if (isCut) count += 1;
    const isTold = status === 503 && headers.get('retry-after') !== null;
    if (isCut && !isTold && status >= 500) say(`${String(status)} at statement ${String(messages.length)}`);
    if (!isCut && status !== 200 && !SPENDING.includes(keyOf(operation))) say(`${String(status)} after the cuts`);
    if (!isCut && commitsIn(messages) > 1 && keyOf(operation) !== RESUMED)
      say(`${String(commitsIn(messages))} commits`);
    if (!isCut) return wrong;
    if (!messages.some((message) => ANY_WRITE.test(message))) continue;
    if (changedIn(before, await look()).length === 0) continue;
    // It was written, and the answer is lost: nothing more was to be written.
    const commits = await commitsOf(operation);
    if (keyOf(operation) === RESUMED) {
      if ((await ask()).status !== 200) say('does not go on');
    } else if (commits > 1) say(`half of ${String(commits)} writes at statement ${String(messages.length)}`);
    return wrong;
  }
  return wrong;
};

it('answers 503 or the answer, writes all or nothing, and works again at the next call', async () => {
  const operations = await operationsOf(stage.sandbox);
  expect(operations.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  const tried = [...operations.entries()].filter(([place]) => IS_EACH || (place + TODAY) % 2 === 0);
  for (const [place, operation] of tried) wrong.push(...(await wrongWith(operation, place)));
  console.log(`${tried.length} operations, their connection cut ${count} times: ${wrong.length} wrong`);
  expect(wrong).toEqual([]);
}, 600_000);
