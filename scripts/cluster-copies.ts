import { spawnSync } from 'node:child_process';
import { orderingDevices } from '../packages/sandbox/src/testing/ordering-devices.ts';
import type { SignedIn } from '../packages/sandbox/src/testing/calls.ts';
import { startCluster } from './cluster/start-cluster.ts';
import { medianOf } from './median.ts';

/**
 * Sends reads and orders through one, two and three copies of the server in turn, and prints how many were answered, as a ratio
 * to one copy, and which programs used the processors. The medians of three rounds.
 */

const DEVICES = 24;
const ROUNDS = 3;
const SECONDS = 8;

const cluster = await startCluster(console.log);
const devices = orderingDevices(() => cluster);

type Ask = (of: SignedIn) => Promise<number | undefined>;

const CALLS: Readonly<Record<string, Ask>> = {
  reads: async (of) => (await devices.ask(`GET /api/investments/list/${String(of.id)}`, { token: of.token }))?.status,
  orders: (of) => devices.send(devices.newOrder(of)),
};

/** What programs run, by a word of their command line. */
const PROGRAMS: Readonly<Record<string, RegExp>> = {
  'copies of the server': /server\.ts --port/,
  PostgreSQL: /postgres/,
  'HAProxy and PgBouncer': /^(?:haproxy|pgbouncer)/,
  'this client': /cluster-copies/,
};

/** The seconds of processor that each kind of program has used. */
const used = (): ReadonlyMap<string, number> => {
  const lines = spawnSync('ps', ['-eo', 'cputimes=,args='], { encoding: 'utf8' }).stdout.trim().split('\n');
  const sums = new Map<string, number>();
  for (const line of lines) {
    const [, seconds = '0', args = ''] = /^ *(\d+) (.*)$/.exec(line) ?? [];
    const name = Object.keys(PROGRAMS).find((each) => PROGRAMS[each]?.test(args));
    if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + Number(seconds));
  }
  return sums;
};

/** @returns how many answers of 200 came in a second */
const rate = async (all: readonly SignedIn[], ask: Ask): Promise<number> => {
  const end = Date.now() + SECONDS * 1000;
  let answers = 0;
  const goOn = async (of: SignedIn): Promise<void> => {
    while (Date.now() < end) if ((await ask(of)) === 200) answers += 1;
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

const rates = new Map<string, number[]>();
const shares = new Map<string, number>();
try {
  const all = await devices.signIn(DEVICES);
  for (let round = 0; round < ROUNDS; round += 1)
    for (let count = 1; count <= cluster.copies.length; count += 1) {
      await runCopies(count);
      for (const [name, ask] of Object.entries(CALLS)) {
        const before = used();
        const key = `${name} through ${String(count)}`;
        rates.set(key, [...(rates.get(key) ?? []), await rate(all, ask)]);
        for (const [program, seconds] of used())
          shares.set(program, (shares.get(program) ?? 0) + seconds - (before.get(program) ?? 0));
      }
    }
  for (const name of Object.keys(CALLS)) {
    const each = cluster.copies.map((_, place) => medianOf(rates.get(`${name} through ${String(place + 1)}`) ?? []));
    const ratios = each.map((one) => (one / (each[0] ?? 1)).toFixed(2));
    console.log(
      `${name} through one, two and three copies: ${ratios.join(' : ')} (${each[0]?.toFixed(0)} a second through one)`,
    );
  }
  const whole = [...shares.values()].reduce((sum, seconds) => sum + seconds, 0);
  for (const [program, seconds] of shares)
    console.log(`${((100 * seconds) / whole).toFixed(0)} % of the processors: ${program}`);
  if (devices.failures() > 0) process.exitCode = 1;
} finally {
  await cluster.stop();
}
