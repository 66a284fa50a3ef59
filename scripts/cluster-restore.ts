import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SignedIn } from '../packages/sandbox/src/testing/calls.ts';
import { startChildOn } from '../packages/sandbox/src/testing/child-server.ts';
import { orderingDevices, type Order } from '../packages/sandbox/src/testing/ordering-devices.ts';
import { AS_POSTGRES, findPrograms, freePorts, startProgram, until } from './cluster/programs.ts';
import { startCluster, type Cluster } from './cluster/start-cluster.ts';

/** Orders, takes a base backup, orders on, deletes a client, and restores all of it to the second before: docs/scale.md. */

const DEVICES = 10;
const ORDERING_MS = 5_000;
/** Between what shall be restored and what shall not. */
const APART_MS = 1_500;

const seconds = async (work: () => unknown): Promise<string> => {
  const start = Date.now();
  await work();
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
};

const megabytes = (folder: string): string => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => statSync(join(folder, file)));
  return `${Math.round(files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1_000_000)} MB`;
};

/** @returns the values that a database answers, a line for each row; nothing if it does not */
const valueOf = (url: string, statement: string): string => {
  const how = { encoding: 'utf8', maxBuffer: Infinity } as const;
  return spawnSync(join(findPrograms(), 'psql'), ['-XAtq', '-d', url, '-c', statement], how).stdout.trim();
};

const runAsPostgres = (...words: readonly string[]): void => {
  const [command = '', ...args] = [...AS_POSTGRES, ...words];
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};

/** Each row of what was ordered: clients, funds, amounts, keys and times, as a line. */
const rowsIn = (url: string): ReadonlySet<string> => {
  const rows = ['orders', 'order_lines', 'movements'].map((table) => `select '${table} ' || t from ${table} t`);
  return new Set(valueOf(url, rows.join(' union all ')).split('\n'));
};

/** Lets the devices order for a while. @returns what was answered */
const orderAWhile = async (devices: ReturnType<typeof orderingDevices>, all: readonly SignedIn[]) => {
  const end = Date.now() + ORDERING_MS;
  const taken: Order[] = [];
  const orderOn = async (of: SignedIn): Promise<void> => {
    while (Date.now() < end) {
      const order = devices.newOrder(of);
      if ((await devices.send(order)) === 200) taken.push(order);
    }
  };
  await Promise.all(all.map(orderOn));
  return taken;
};

/** Ends the piece of the log that is written now, and waits until the archive has it. */
const archiveAll = async (url: string): Promise<void> => {
  const last = valueOf(url, 'select pg_walfile_name(pg_switch_wal())');
  const archived = 'select last_archived_wal from pg_stat_archiver';
  await until('The archive has all of the log', async () => valueOf(url, archived) >= last);
};

/** Starts a PostgreSQL on a base backup, which reads the archive up to a moment and then takes writes. */
const restore = async ({ folder }: Cluster, { data, moment }: { readonly data: string; readonly moment: string }) => {
  const [port = 0] = await freePorts(1);
  const hba = join(folder, 'restored_hba.conf');
  writeFileSync(hba, 'host all all 127.0.0.1/32 trust\n');
  chmodSync(hba, 0o644);
  runAsPostgres('touch', join(data, 'recovery.signal'));
  const settings = Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    hba_file: hba,
    archive_mode: 'off',
    synchronous_standby_names: '',
    restore_command: `cp ${join(data, '../archive')}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const words = [join(findPrograms(), 'postgres'), '-D', data, ...settings];
  const program = startProgram(words, { log: join(folder, 'restored.log'), asPostgres: true });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await until('The restored database takes writes', async () => valueOf(url, 'select pg_is_in_recovery()') === 'f');
  return { program, url };
};

const cluster = await startCluster(console.log);
let place: { readonly url: string } = cluster;
const devices = orderingDevices(() => place);
try {
  const all = await devices.signIn(DEVICES);
  const before = await orderAWhile(devices, all);
  const member = cluster.member((await cluster.leader()) ?? '');
  if (member === undefined) throw new Error('The database has no leader');
  const source = `postgres://postgres@${member.host}:${member.port}/postgres`;
  const data = join(cluster.folder, 'databases/restored');
  const backup = join(findPrograms(), 'pg_basebackup');
  const took = await seconds(() => runAsPostgres(backup, '-d', source, '-D', data, '-c', 'fast', '-X', 'none'));
  console.log(`The base backup took ${took}, and has ${megabytes(data)}`);
  const meanwhile = await orderAWhile(devices, all);
  await wait(APART_MS);
  const moment = valueOf(source, 'select now()');
  const ordered = rowsIn(source);
  await wait(APART_MS);
  const [gone] = all;
  valueOf(source, `delete from clients where world = 1 and id = ${String(gone?.id)}`);
  const after = await orderAWhile(
    devices,
    all.filter(({ id }) => id !== gone?.id),
  );
  await archiveAll(source);
  console.log(`The archive has ${megabytes(join(data, '../archive'))}`);
  let restored: Awaited<ReturnType<typeof restore>> | undefined;
  const restoring = await seconds(async () => (restored = await restore(cluster, { data, moment })));
  if (restored === undefined) throw new Error('Nothing was restored');
  const found = rowsIn(restored.url);
  const other =
    [...ordered].filter((row) => !found.has(row)).length + [...found].filter((row) => !ordered.has(row)).length;
  const child = await startChildOn(restored.url, '--port', '0');
  place = child;
  const kept = await devices.tally([...before, ...meanwhile]);
  const late = await devices.tally(after);
  await child.end('SIGTERM');
  await restored.program.end('SIGINT');
  console.log(`Restored to ${moment} in ${restoring}, a second before client ${String(gone?.id)} was deleted`);
  console.log(
    `${before.length + meanwhile.length} orders from before: ${kept.lost} lost, ${kept.doubled} doubled; ` +
      `${after.length} from after: ${after.length - late.lost} there`,
  );
  console.log(`${ordered.size} rows of orders, order lines and movements before the deletion: ${other} differ`);
  const isEmpty = before.length === 0 || meanwhile.length === 0 || after.length === 0;
  if (isEmpty || other + kept.lost + kept.doubled + kept.leaked > 0 || late.lost < after.length) process.exitCode = 1;
} finally {
  await cluster.stop();
}
