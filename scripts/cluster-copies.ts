import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { orderingDevices } from '../packages/sandbox/src/testing/ordering-devices.ts';
import type { SignedIn } from '../packages/sandbox/src/testing/calls.ts';
import { startCluster } from './cluster/start-cluster.ts';
import { medianOf } from './median.ts';

/**
 * Sends reads and orders through one, two and three copies of the server in turn, and prints how many were answered, as a ratio
 * to one copy, and how much of the processors each kind of program used. The medians of three rounds.
 */

const DEVICES = 24;
const ROUNDS = 3;
const SECONDS = 8;

const cluster = await startCluster(console.log);
const devices = orderingDevices(() => cluster);

type Ask = (of: SignedIn) => Promise<number | undefined>;

const readPosition: Ask = async (of) =>
  (await devices.ask(`GET /api/investorPosition?document=${of.document}`, { token: of.token }))?.status;

const CALLS: Readonly<Record<string, Ask>> = {
  reads: readPosition,
  orders: (of) => devices.send(devices.newOrder(of)),
};

/** What programs run, by a word of their command line. */
const PROGRAMS: Readonly<Record<string, RegExp>> = {
  'copies of the server': /server\.ts --port/,
  PostgreSQL: /postgres/,
  'HAProxy and PgBouncer': /^(?:haproxy|pgbouncer)/,
  'this client': /cluster-copies/,
};

/** Linux counts the time of a process in hundredths of a second. */
const TICKS = 100;

/** The seconds of processor that each kind of program has used. */
const used = (): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const id of readdirSync('/proc').filter((each) => /^\d+$/.test(each)))
    try {
      const args = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const name = Object.keys(PROGRAMS).find((each) => PROGRAMS[each]?.test(args));
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + (Number(fields[11]) + Number(fields[12])) / TICKS);
    } catch {
      // It has ended.
    }
  return sums;
};

/** The answers by status. `undefined` for none. */
const statuses = new Map<string, number>();

/** @returns how many answers of 200 came in a second */
const rate = async (all: readonly SignedIn[], ask: Ask): Promise<number> => {
  const end = Date.now() + SECONDS * 1000;
  let answers = 0;
  const goOn = async (of: SignedIn): Promise<void> => {
    while (Date.now() < end) {
      const status = await ask(of);
      if (status === 200) answers += 1;
      statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    }
  };
  await Promise.all(all.map(goOn));
  return answers / SECONDS;
};

/** Lets so many copies run, and no other. */
const runCopies = async (count: number): Promise<void> => {
  for (const [place, name] of cluster.copies.entries()) {
    if (place >= count) await cluster.program(name).end('SIGTERM');
    else if (!cluster.program(name).isRunning()) cluster.restart(name);
  }
  await cluster.whole(count);
};

const cores = availableParallelism();
const rates = new Map<string, number[]>();
/** Shares of all processors, by the number of copies. */
const shares = new Map<string, number[]>();
const note = (notes: Map<string, number[]>, key: string, value: number): void =>
  void notes.set(key, [...(notes.get(key) ?? []), value]);

try {
  const all: SignedIn[] = [];
  // Some have no position yet.
  for (const of of await devices.signIn(DEVICES)) if ((await readPosition(of)) === 200) all.push(of);
  const counts = cluster.copies.map((_, place) => place + 1);
  for (let round = 0; round < ROUNDS; round += 1)
    // Each number of copies is the first once, as orders pile up.
    for (const count of [...counts.slice(round % 3), ...counts.slice(0, round % 3)]) {
      await runCopies(count);
      for (const [name, ask] of Object.entries(CALLS)) {
        const before = used();
        note(rates, `${name} ${count}`, await rate(all, ask));
        for (const [program, seconds] of used())
          note(shares, `${name} ${count} ${program}`, (seconds - (before.get(program) ?? 0)) / (cores * SECONDS));
      }
    }
  for (const name of Object.keys(CALLS)) {
    const of = (count: number) => medianOf(rates.get(`${name} ${count}`) ?? []);
    console.log(
      `${name} through one, two and three copies: ${counts.map((count) => (of(count) / of(1)).toFixed(2)).join(' : ')} ` +
        `(${of(1).toFixed(0)} a second through one)`,
    );
    for (const program of Object.keys(PROGRAMS)) {
      const each = counts.map((count) => medianOf(shares.get(`${name} ${count} ${program}`) ?? []));
      console.log(
        `  ${program}: ${each.map((share) => `${(100 * share).toFixed(0)} %`).join(', ')} of ${cores} processors`,
      );
    }
  }
  console.log(`Answers by status: ${JSON.stringify(Object.fromEntries(statuses))}`);
} finally {
  await cluster.stop();
}
