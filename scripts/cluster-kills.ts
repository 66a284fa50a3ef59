import { setTimeout as wait } from 'node:timers/promises';
import type { SignedIn } from '../packages/sandbox/src/testing/calls.ts';
import { orderingDevices, type Order } from '../packages/sandbox/src/testing/ordering-devices.ts';
import { until } from './cluster/programs.ts';
import { makeVersion } from './cluster/next-version.ts';
import { signingClients } from './cluster/signing-clients.ts';
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
  let leader: string | undefined;
  await until('The database has a leader', async () => (leader = await cluster.leader()) !== undefined);
  return leader ?? '';
};

/** A leader behind a cut cable has lost its place when the cable is mended. */
const cutOff: Fault = async (cluster) => {
  const leader = await leaderOf(cluster);
  cluster.network.cut(leader);
  await wait(FROZEN_MS);
  cluster.network.mend(leader);
};

const replaceCopies: Fault = async (cluster) => {
  for (const copy of cluster.copies) {
    await cluster.program(copy).end('SIGTERM');
    cluster.restart(copy);
    await cluster.whole();
  }
};

let versions = 0;
/** The copies of the old version and of the new one run beside each other, on the tables of the new one. */
const deployNext: Fault = async (cluster) => {
  versions += 1;
  cluster.deploy(makeVersion(cluster.folder, versions));
  await replaceCopies(cluster);
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
  'all copies are replaced in turn': replaceCopies,
  'a version with a migration is rolled out': deployNext,
  'PgBouncer is started again': async (cluster) => {
    await cluster.program('pgbouncer').end('SIGKILL');
    cluster.restart('pgbouncer');
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
const hear = (status: number | undefined): void =>
  void statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
const signers = signingClients(cluster, hear);
let goesOn = true;
/** So many people register and sign at the same time. */
const SIGNERS = 2;
/** One of so many orders is a redemption. */
const REDEEM_EVERY = 10;
let begun = 0;

/** Sends an order until it is answered, as a client does who does not know what became of it. */
const order = async (of: SignedIn): Promise<void> => {
  begun += 1;
  const made = devices.newOrder(of, begun % REDEEM_EVERY === 0 ? 'rescue_parcial' : 'apply');
  for (;;) {
    const status = await devices.send(made);
    hear(status);
    if (status === 200) break;
    // All of the position is on its way already.
    if (status === 400) return;
    await wait(200);
  }
  answered.push({ order: made, at: Date.now() });
};

const orderOn = async (of: SignedIn): Promise<void> => {
  while (goesOn) await order(of);
};

const signOn = async (): Promise<void> => {
  while (goesOn) await signers.register();
};

/** The longest time without an answered order, in seconds. */
const longestGap = (since: number): number => {
  const times = [since, ...answered.map(({ at }) => at).filter((at) => at >= since)];
  return Math.max(...times.slice(1).map((at, i) => at - (times[i] ?? at))) / 1000;
};

const faults = { ...FAULTS, ...(cluster.network.canCut ? { 'the leader is cut off and comes back': cutOff } : {}) };
if (!cluster.network.canCut) console.log('No leader is cut off: only root has namespaces of the network.');

const gaps = new Map<string, number[]>();

/** Breaks something while all devices order. */
const breakOnce = async (name: string, fault: Fault): Promise<void> => {
  const all = await devices.signIn(DEVICES);
  goesOn = true;
  const working = Promise.all([...all.map(orderOn), ...Array.from({ length: SIGNERS }, signOn)]);
  // What fails there is thrown below, when the fault is over.
  working.catch(() => undefined);
  await wait(AROUND_MS);
  const since = Date.now();
  await fault(cluster);
  await cluster.whole();
  await wait(AROUND_MS);
  goesOn = false;
  await working;
  const gap = longestGap(since);
  gaps.set(name, [...(gaps.get(name) ?? []), gap]);
  console.log(`${name}: ${gap.toFixed(1)} s without an answered order`);
};

/** Looks for all that was answered so far. */
const report = async (rounds: number): Promise<void> => {
  const found = await devices.tally(answered.map(({ order: made }) => made));
  const papers = await signers.tally();
  const redeemed = answered.filter(({ order: { operation } }) => operation !== 'apply').length;
  const failed = [...statuses].filter(([status]) => Number(status) >= 500 && status !== '503');
  const failures = failed.reduce((sum, [, count]) => sum + count, 0) + devices.untimed();
  console.log(
    `After ${rounds} rounds: ${answered.length} orders of ${DEVICES} devices (${redeemed} redemptions): ${found.lost} lost, ` +
      `${found.doubled} doubled, ${found.leaked} leaked, ${failures} × 5xx but a 503 with a time to ask again. ` +
      `${signers.count()} people registered and signed: ${papers.lost} lost, ${papers.doubled} doubled`,
  );
  if (found.lost + found.doubled + found.leaked + papers.lost + papers.doubled + failures > 0) process.exitCode = 1;
};

let isDone = false;
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, fault] of Object.entries(faults)) await breakOnce(name, fault);
    await report(round);
  }
  for (const [name, seconds] of gaps)
    console.log(`${name}: ${seconds.map((each) => each.toFixed(1)).join(', ')} s without an answered order`);
  console.log(`Answers by status, undefined for none: ${JSON.stringify(Object.fromEntries(statuses))}`);
  isDone = true;
} finally {
  goesOn = false;
  await cluster.stop(!isDone || process.exitCode === 1);
}
