import { setTimeout as wait } from 'node:timers/promises';
import type { SignedIn } from '../packages/sandbox/src/testing/calls.ts';
import { orderingDevices, type Order } from '../packages/sandbox/src/testing/ordering-devices.ts';
import { startCluster, type Cluster } from './cluster/start-cluster.ts';

/**
 * Breaks one part of a cluster after the other while fifty devices order, and prints what was lost, and how long no order
 * was answered. A number of rounds may follow the command.
 */

const ROUNDS = Number(process.argv[2] ?? 5);
const DEVICES = 50;
/** A leader that is frozen for so long has lost its place. */
const FROZEN_MS = 20_000;
/** Orders go on for so long before and after a fault. */
const AROUND_MS = 3_000;

type Fault = (cluster: Cluster) => Promise<void>;

const leaderOf = async (cluster: Cluster): Promise<string> => {
  const leader = await cluster.leader();
  if (leader === undefined) throw new Error('The database has no leader');
  return leader;
};

const FAULTS: Readonly<Record<string, Fault>> = {
  'the leader is killed': async (cluster) => {
    const leader = await leaderOf(cluster);
    await cluster.program(leader).end('SIGKILL');
    await wait(FROZEN_MS);
    cluster.restart(leader);
  },
  'the leader freezes and comes back': async (cluster) => {
    const leader = cluster.program(await leaderOf(cluster));
    leader.signal('SIGSTOP');
    await wait(FROZEN_MS);
    leader.signal('SIGCONT');
  },
  'a copy of the server is killed': async (cluster) => {
    const [copy = ''] = cluster.copies;
    await cluster.program(copy).end('SIGKILL');
    cluster.restart(copy);
  },
  'all copies are replaced in turn': async (cluster) => {
    for (const copy of cluster.copies) {
      await cluster.program(copy).end('SIGTERM');
      cluster.restart(copy);
      await cluster.whole();
    }
  },
  'HAProxy is started again': async (cluster) => {
    await cluster.program('haproxy').end('SIGKILL');
    cluster.restart('haproxy');
  },
};

const cluster = await startCluster(console.log);
const devices = orderingDevices(() => cluster);
const answered: { readonly order: Order; readonly at: number }[] = [];
const statuses = new Map<string, number>();
let goesOn = true;

/** Sends an order until it is answered, as a client does who does not know what became of it. */
const order = async (of: SignedIn): Promise<void> => {
  const made = devices.newOrder(of);
  for (;;) {
    const status = await devices.send(made);
    statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    if (status === 200) break;
    await wait(200);
  }
  answered.push({ order: made, at: Date.now() });
};

const orderOn = async (of: SignedIn): Promise<void> => {
  while (goesOn) await order(of);
};

/** The longest time without an answered order, in seconds. */
const longestGap = (since: number): number => {
  const times = [since, ...answered.map(({ at }) => at).filter((at) => at >= since)];
  return Math.max(...times.slice(1).map((at, i) => at - (times[i] ?? at))) / 1000;
};

const gaps = new Map<string, number[]>();

/** Breaks something while all devices order. */
const breakOnce = async (name: string, fault: Fault): Promise<void> => {
  const all = await devices.signIn(DEVICES);
  goesOn = true;
  const ordering = Promise.all(all.map(orderOn));
  await wait(AROUND_MS);
  const since = Date.now();
  await fault(cluster);
  await cluster.whole();
  await wait(AROUND_MS);
  goesOn = false;
  await ordering;
  const gap = longestGap(since);
  gaps.set(name, [...(gaps.get(name) ?? []), gap]);
  console.log(`${name}: ${gap.toFixed(1)} s without an answered order`);
};

try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, fault] of Object.entries(FAULTS)) await breakOnce(name, fault);
  const found = await devices.tally(answered.map(({ order: made }) => made));
  const failures = statuses.get('500') ?? 0;
  for (const [name, seconds] of gaps)
    console.log(`${name}: ${seconds.map((each) => each.toFixed(1)).join(', ')} s without an answered order`);
  console.log(`Answers by status, undefined for none: ${JSON.stringify(Object.fromEntries(statuses))}`);
  console.log(
    `${String(answered.length)} orders of ${String(DEVICES)} devices: ${String(found.lost)} lost, ` +
      `${String(found.doubled)} doubled, ${String(found.leaked)} leaked, ${String(failures)} × 500`,
  );
  if (found.lost + found.doubled + found.leaked + failures > 0) process.exitCode = 1;
} finally {
  goesOn = false;
  await cluster.stop();
}
