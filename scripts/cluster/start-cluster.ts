import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { haproxySettings, patroniSettings, pgbouncerSettings, type Copy, type Member } from './configurations.ts';
import { openNetwork, type Network } from './network.ts';
import { planCluster, type Plan } from './plan-cluster.ts';
import { findPrograms, startProgram, until, withPostgres, type Program } from './programs.ts';

export interface Cluster {
  /** The portal, in front of all copies. */
  readonly url: string;
  /** What all programs write. */
  readonly folder: string;
  readonly copies: readonly string[];
  /** A database, a copy, or HAProxy, by its name. */
  readonly program: (name: string) => Program;
  /** Starts one again that ended. */
  readonly restart: (name: string) => void;
  /** The name of the database's leader. `undefined` while there is none. */
  readonly leader: () => Promise<string | undefined>;
  /** Waits until the leader, a standby that has every write, and so many copies are there: all, if none is said. */
  readonly whole: (copies?: number) => Promise<void>;
  readonly network: Network;
  readonly member: (name: string) => Member | undefined;
  /** Copies that start from now on run this server. */
  readonly deploy: (server: string) => void;
  /** Ends all of it, and deletes what it wrote. @param isFailed the logs stay, and the run says where */
  readonly stop: (isFailed?: boolean) => Promise<void>;
}

const startEtcd = ({ folder, network, etcdPort, peerPort, logOf }: Plan): Program => {
  const [client, peer] = [`http://${network.here}:${etcdPort}`, `http://127.0.0.1:${peerPort}`];
  const words = ['etcd', '--data-dir', join(folder, 'etcd'), '--enable-v2', '--name', 'etcd'];
  const clients = ['--listen-client-urls', client, '--advertise-client-urls', client];
  const peers = [
    '--listen-peer-urls',
    peer,
    '--initial-advertise-peer-urls',
    peer,
    '--initial-cluster',
    `etcd=${peer}`,
  ];
  return startProgram([...words, ...clients, ...peers], { log: logOf('etcd') });
};

const startMember = (plan: Plan, binDir: string, member: Member): Program => {
  const { folder, databases, network, etcdPort, logOf } = plan;
  const file = join(folder, `${member.name}.yml`);
  const etcd = `${network.here}:${etcdPort}`;
  writeFileSync(file, patroniSettings(member, { etcd, folder: databases, binDir, network: network.range }));
  const within = network.within(member.name);
  const patroni = startProgram(['patroni', file], { log: logOf(member.name), asPostgres: true, within });
  return withPostgres(patroni, join(databases, member.name));
};

const startPooler = ({ folder, leaderPort, poolerPort, logOf }: Plan): Program => {
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, pgbouncerSettings(leaderPort, poolerPort));
  return startProgram(['pgbouncer', file], { log: logOf('pgbouncer'), asPostgres: true });
};

const startCopy = ({ server, poolerPort, url, logOf }: Plan, { name, port }: Copy): Program =>
  startProgram([process.execPath, '--import', 'tsx', server, '--port', String(port)], {
    log: logOf(name),
    env: {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${poolerPort}/postgres`,
      DATABASE_POOLER: 'transaction',
      PORTAL_URL: url,
      TRUST_PROXY: 'loopback',
    },
  });

const startFront = ({ folder, members, copies, leaderPort, frontPort, frontLines, logOf }: Plan): Program => {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, haproxySettings(members, copies, { leaderPort, frontPort, lines: frontLines }));
  return startProgram(['haproxy', '-db', '-f', file], { log: logOf('haproxy') });
};

const isFine = async (port: number, path: string, host = '127.0.0.1'): Promise<boolean> => {
  try {
    return (await fetch(`http://${host}:${port}${path}`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

/** Asks each member's Patroni for its role. */
const memberWhich = async ({ members }: Plan, role: 'primary' | 'synchronous'): Promise<string | undefined> => {
  for (const { name, host, restPort } of members) if (await isFine(restPort, `/${role}`, host)) return name;
  return undefined;
};

const untilWhole = async (plan: Plan, copies = plan.copies.length): Promise<void> => {
  await until('The database has a leader', async () => (await memberWhich(plan, 'primary')) !== undefined);
  await until('A standby has every write', async () => (await memberWhich(plan, 'synchronous')) !== undefined);
  for (const { name, port } of plan.copies.slice(0, copies))
    await until(`${name} is ready`, () => isFine(port, '/health/ready'));
  await until('The portal answers', () => isFine(plan.frontPort, '/health/ready'));
};

/** What starts each program, by its name. */
const startsOf = (plan: Plan, binDir: string): Readonly<Record<string, () => Program>> => ({
  etcd: () => startEtcd(plan),
  haproxy: () => startFront(plan),
  pgbouncer: () => startPooler(plan),
  ...Object.fromEntries(plan.members.map((member) => [member.name, () => startMember(plan, binDir, member)])),
  ...Object.fromEntries(plan.copies.map((copy) => [copy.name, () => startCopy(plan, copy)])),
});

/** Ctrl-C ends the cluster before this process. */
const endWith = (stop: () => Promise<void>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(130)));
};

/**
 * Starts etcd, three PostgreSQL under Patroni, PgBouncer, three copies of the server, and HAProxy, in a temporary folder. Ctrl-C ends
 * all of it, and the process.
 *
 * @param frontLines more settings of HAProxy's front of the portal
 */
export const startCluster = async (
  tell: (line: string) => void,
  frontLines: readonly string[] = [],
): Promise<Cluster> => {
  const binDir = findPrograms();
  const network = openNetwork();
  const plan = await planCluster(network, frontLines);
  const starts = startsOf(plan, binDir);
  const programs = new Map<string, Program>();
  let isStopping = false;
  const restart = (name: string): void => {
    const program = isStopping ? undefined : starts[name]?.();
    if (program !== undefined) programs.set(name, program);
  };
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    isStopping = true;
    // The copies end before the databases, and those before etcd.
    for (const program of [...programs.values()].toReversed()) {
      program.signal('SIGCONT');
      await program.end(signal);
    }
    network.close();
  };
  const stopAndClean = async (isFailed = false): Promise<void> => {
    await stop('SIGTERM');
    rmSync(isFailed ? plan.databases : plan.folder, { recursive: true, force: true });
    if (isFailed) tell(`What they wrote is in ${plan.folder}`);
  };
  endWith(stopAndClean);
  try {
    tell('Starting etcd and three PostgreSQL under Patroni');
    for (const name of ['etcd', ...plan.members.map((member) => member.name), 'haproxy', 'pgbouncer']) restart(name);
    await until('The database has a leader', async () => (await memberWhich(plan, 'primary')) !== undefined);
    tell('Starting three copies of the server');
    for (const { name } of plan.copies) restart(name);
    await untilWhole(plan);
  } catch (error) {
    tell(`What they wrote is in ${plan.folder}`);
    await stop('SIGKILL');
    throw error;
  }
  return {
    url: plan.url,
    folder: plan.folder,
    copies: plan.copies.map(({ name }) => name),
    program: (name) => {
      const program = programs.get(name);
      if (program === undefined) throw new Error(`No ${name} in the cluster`);
      return program;
    },
    restart,
    leader: () => memberWhich(plan, 'primary'),
    whole: (copies) => untilWhole(plan, copies),
    network,
    member: (name) => plan.members.find((member) => member.name === name),
    deploy: (server) => {
      plan.server = server;
    },
    stop: stopAndClean,
  };
};
