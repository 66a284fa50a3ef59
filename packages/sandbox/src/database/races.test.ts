import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from '../http/examples/player.ts';
import { callerIn, keyOf, preparePlan } from '../http/examples/record-plan.ts';
import type { PersonaKey } from '../personas/personas.seed.ts';
import { seedIfEmpty } from '../personas/seed.sql.ts';
import type { TestSandbox } from '../testing/called-sandbox.ts';
import { call, codeIn, type Answer } from '../testing/calls.ts';
import { operationsOf, type Operation } from '../testing/every-call.ts';
import { inNamedWorld } from '../testing/in-world.ts';
import { keepRows, type KeptRows } from '../testing/kept-rows.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { sandboxOn } from '../testing/test-sandbox.ts';
import { overAllWorlds } from '../worlds/current-world.ts';
import { migrate } from './migrate.sql.ts';
import { openDatabase } from './open-database.ts';
import type { WholeDatabase } from './transaction.ts';

/**
 * Each write of the API's description is sent at the same time as itself and as each other one of the same client, from two
 * copies of the server. The rows at the end are those of one of the two orders, and so are the answers. `pnpm races` tries
 * all pairs. A run of the tests tries a part of them, in which each write is, and those that were once wrong.
 */
const IS_EACH = process.env['RACES'] === 'each';
/** A part of the names of the pairs to try alone. */
const ONLY = process.env['RACES'] === 'each' ? undefined : process.env['RACES'];

/** Pairs whose end was once that of no order. */
const ONCE_WRONG: readonly (readonly [string, string])[] = [
  ['POST /api/auth/login/1', 'POST /api/clients/changePassword'],
  ['POST /api/auth/logoutSession/{id}', 'POST /api/auth/acessoIndevido'],
  ['POST /api/authn/response', 'DELETE /api/clients/{id}/devices/{loginId}'],
  ['POST /api/webauthn/verify', 'POST /api/auth/acessoIndevido'],
  ['POST /api/clients/changePassword', 'POST /api/auth/acessoIndevido'],
  ['POST /api/blockedDevice/client/unblock', 'POST /api/blockedDevice/client/unblock'],
  ['POST /api/blockedDevice/client/unblock', 'POST /api/auth/acessoIndevido'],
];

/** They replace or end the world of a client, or spoil its calls on purpose. Tests of their own race them. */
const OF_NO_CLIENT = [
  'POST /sandbox/stop',
  'POST /sandbox/reset',
  'POST /sandbox/faults',
  'DELETE /sandbox/faults',
  'POST /sandbox/fault-presets/{name}',
  'PUT /sandbox/scenario-results',
  'POST /sandbox/worlds',
  'DELETE /sandbox/worlds/{name}',
  'POST /sandbox/snapshots',
  'POST /sandbox/snapshots/{name}/load',
  'DELETE /sandbox/snapshots/{name}',
];
/** Reads by their method, which write. */
const WRITING_READS = [
  'GET /api/consent/status',
  'GET /api/clients/passwordResetByEmail',
  'GET /api/investorPosition/downloadInvestToolsPDF/binary',
  'GET /api/investorPosition/sendInvestToolsPDFByEmail',
];
/** Tried as the client of the pair when neither of the two own ones can make both calls. */
const OTHERS: readonly PersonaKey[] = ['elisa', 'ana'];
const CONNECTIONS = 20;

let postgres: TestPostgres;
let stage: Stage;
let other: TestSandbox;
let beside: WholeDatabase;

/** While two calls race, each statement that writes waits a little first, so that both have read before one of them writes. */
const slowDown = async (db: WholeDatabase): Promise<void> => {
  // A deadlock lasts longer than a statement may, so it ends as a 503.
  await sql`alter database postgres set deadlock_timeout = '20s'`.execute(db);
  await sql`create unlogged table race (is_on boolean)`.execute(db);
  await sql`grant select on race to aroeira_calls`.execute(db);
  await sql`create function wait_in_race() returns trigger language plpgsql as $$ begin
    perform pg_sleep(0.004) from race; return null; end $$`.execute(db);
  await sql`do $$ declare held text; begin
    for held in select relname from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute where attrelid = c.oid and attname = 'world') loop
      execute format('create trigger wait_in_race before insert or update or delete on %I
        for each statement execute function wait_in_race()', held);
    end loop; end $$`.execute(db);
};

const setRace = (isOn: boolean) =>
  overAllWorlds(() => (isOn ? sql`insert into race values (true)` : sql`truncate race`).execute(beside));

beforeAll(async () => {
  postgres = await startPostgres();
  const open = (use: 'migration' | 'call') =>
    openDatabase({ _tag: 'Server', url: postgres.url, use, connections: CONNECTIONS });
  beside = await open('migration');
  await migrate(beside);
  await seedIfEmpty(beside, new Date());
  await overAllWorlds(() => slowDown(beside));
  stage = await openStage(() => open('call'), { isShared: true });
  other = await sandboxOn(await open('call'), { isShared: true });
}, 120_000);

afterAll(async () => {
  await other.close();
  await stage.close();
  await beside.destroy();
  await postgres.stop();
}, 60_000);

/** How a pair of calls ended. */
interface End {
  readonly answers: readonly string[];
  /** What came into the tables, and what went. */
  readonly lines: readonly string[];
}

type Ask = () => Promise<Answer>;

/** Sends a call again as long as its answer asks for it. */
const sent = async (ask: Ask): Promise<string> => {
  const { status, body } = await ask();
  if (status < 400) return String(status);
  return codeIn(body) === 'retry' ? `retry, ${await sent(ask)}` : `${status} ${codeIn(body)}`;
};

const ended = async (kept: KeptRows, work: () => Promise<readonly string[]>): Promise<End> => {
  const { done, lines } = await kept.tried(work);
  return { answers: done, lines };
};

const inTurn = async (first: Ask, second: Ask): Promise<readonly string[]> => {
  const answer = await sent(first);
  return [answer, await sent(second)];
};

/** A call that was on its way when its session ended may still be answered. */
const SESSION_ENDED = /^401 /;
const SENT_AGAIN = /^retry, /;

/** A try of a secret counts before the secret is looked at, and what it shows is spent. */
const SPENT = /^. (?:attempts|quick_access_challenges) /;

/** Whether a race ended as this order does. */
const isAs = (end: End, order: End): boolean => {
  const isCounted = !end.answers.some((answer) => SESSION_ENDED.test(answer) || SENT_AGAIN.test(answer));
  const looked = (lines: readonly string[]) => lines.filter((line) => isCounted || !SPENT.test(line));
  return (
    isDeepStrictEqual(looked(end.lines), looked(order.lines)) &&
    order.answers.every(
      (answer, place) => answer === end.answers[place]?.replace(SENT_AGAIN, '') || SESSION_ENDED.test(answer),
    )
  );
};

/** The lines that others lack, each as often as they lack it. */
const lacking = (lines: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others];
  return lines.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

const difference = (end: End, order: End): string =>
  [
    `  answers ${end.answers.join(', ')} in place of ${order.answers.join(', ')}`,
    ...lacking(end.lines, order.lines).map((line) => `    has   ${line}`),
    ...lacking(order.lines, end.lines).map((line) => `    lacks ${line}`),
  ].join('\n');

/** The two calls of one client at two copies, and how each order of them ends. */
const prepare = async ([one, two]: Pair, of: PersonaKey | undefined) => {
  const world = await stage.world();
  const twin = inNamedWorld(other, world.name);
  const here = await preparePlan(world, one, of);
  const there = one === two ? here : await preparePlan(world, two, of);
  const kept = await keepRows(beside, world.id);
  const [first, second]: readonly Ask[] = [() => here(world), () => there(twin)];
  if (first === undefined || second === undefined) throw new Error('Two calls are a pair');
  const inOrder = await ended(kept, () => inTurn(first, second));
  const turned =
    one === two
      ? { ...inOrder, answers: inOrder.answers.toReversed() }
      : await ended(kept, async () => (await inTurn(second, first)).toReversed());
  const isWorkable = inOrder.answers[0] === '200' && turned.answers[1] === '200';
  const end = async (): Promise<void> => {
    await kept.end();
    await call(stage.sandbox, `DELETE /sandbox/worlds/${world.name}`);
  };
  return { kept, end, first, second, orders: [inOrder, turned], isWorkable, of };
};

type Prepared = Awaited<ReturnType<typeof prepare>>;
type Pair = readonly [Operation, Operation];

/** Finds a client who can make both calls; else the one who can make the first. */
const prepareBest = async (pair: Pair): Promise<Prepared> => {
  const own = pair.map(callerIn).map((as) => (as === 'nobody' ? undefined : as));
  const [one, two] = pair;
  let found: Prepared | undefined;
  let cause: unknown;
  for (const of of new Set(one === two ? own.slice(0, 1) : [...own, ...OTHERS])) {
    // What comes before a call may be refused to the client of the other one.
    const next = await prepare(pair, of).catch((error: unknown) => {
      cause = error;
    });
    if (next === undefined) continue;
    if (next.isWorkable) {
      await found?.end();
      return next;
    }
    if (found === undefined) found = next;
    else await next.end();
  }
  if (found === undefined) throw new Error(`No client can begin ${nameOf(pair)}`, { cause });
  return found;
};

const nameOf = (pair: Pair): string => pair.map(keyOf).join(' beside ');

const count = { pairs: 0, workable: 0 };
const unworkable: string[] = [];

/** Sends both calls at the same time, twice: each of them is the first once. @returns what is wrong */
const wrongWith = async (pair: Pair): Promise<readonly string[]> => {
  const { kept, end: close, first, second, orders, isWorkable, of } = await prepareBest(pair);
  const name = `${nameOf(pair)}, ${of ?? 'by nobody'}`;
  count.pairs += 1;
  if (isWorkable) count.workable += 1;
  else unworkable.push(`${name}: ${orders.map(({ answers }) => answers.join(', ')).join(' or ')}`);
  const wrong: string[] = [];
  for (const isTurned of [false, true]) {
    await setRace(true);
    const end = await ended(kept, async () => {
      const both = isTurned ? [second, first] : [first, second];
      const answers = await Promise.all(both.map(sent));
      await setRace(false);
      return isTurned ? answers.toReversed() : answers;
    });
    const isFailed = [end, ...orders].some(({ answers }) => answers.some((answer) => answer.startsWith('5')));
    if (isFailed || !orders.some((order) => isAs(end, order)))
      wrong.push([name, ...orders.map((order) => difference(end, order))].join('\n'));
  }
  await close();
  return wrong;
};

it(
  'ends as one of the two orders does, without a failure or a deadlock',
  async () => {
    const writes = (await operationsOf(stage.sandbox)).filter(
      (operation) =>
        (operation.method !== 'GET' || WRITING_READS.includes(keyOf(operation))) &&
        !OF_NO_CLIENT.includes(keyOf(operation)),
    );
    expect(writes.length).toBeGreaterThan(60);
    const isOfPart = (place: number, beside: number) => (place + beside) % writes.length === 0;
    const wasWrong = (pair: Pair) => ONCE_WRONG.some((names) => isDeepStrictEqual(pair.map(keyOf), names));
    const wrong: string[] = [];
    const unable: string[] = [];
    const start = Date.now();
    for (const [place, one] of writes.entries())
      for (const [at, two] of writes.entries()) {
        const pair: Pair = [one, two];
        const isWanted =
          ONLY === undefined ? IS_EACH || isOfPart(place, at) || wasWrong(pair) : nameOf(pair).includes(ONLY);
        if (at < place || !isWanted) continue;
        const before = unworkable.length;
        const found = await wrongWith(pair);
        if (place === at && unworkable.length > before) unable.push(keyOf(one));
        if (found.length > 0) console.log(found.join('\n'));
        wrong.push(...found);
        if (IS_EACH && count.pairs % 100 === 0)
          console.log(`${count.pairs} pairs in ${Math.round((Date.now() - start) / 1000)} s`);
      }
    console.log(
      `${count.pairs} pairs of ${writes.length} writes, ${count.workable} of which both calls work: ${wrong.length} wrong races`,
    );
    if (IS_EACH) console.log(`Not both work:\n${unworkable.join('\n')}`);
    // A write without a body that works is no proof: give its plan one, in http/examples.
    expect(unable).toEqual([]);
    // Two refusals race for nothing. A part that is asked for by name may have just those.
    expect(ONLY !== undefined || count.workable > count.pairs * 0.9).toBe(true);
    expect(wrong).toEqual([]);
  },
  IS_EACH ? 10_000_000 : 300_000,
);
