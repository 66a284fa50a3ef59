import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { portOf } from '../../packages/sandbox/src/http/port-of.ts';

/** The newest PostgreSQL of Debian's packages. */
const POSTGRESQL = '/usr/lib/postgresql';
const NEEDED = ['etcd', 'patroni', 'haproxy', 'pgbouncer'];

/** @returns the folder of PostgreSQL's programs @throws Error that names what to install */
export const findPrograms = (): string => {
  const versions = existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL) : [];
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  const missing = NEEDED.filter((program) => spawnSync('which', [program]).status !== 0);
  if (newest === undefined || missing.length > 0)
    throw new Error(
      'apt-get install postgresql patroni etcd-server haproxy pgbouncer, and stop the services that it starts.',
    );
  return join(POSTGRESQL, newest, 'bin');
};

/** PostgreSQL refuses to run as root. */
export const AS_POSTGRES: readonly string[] =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--'] : [];

/** A program of the cluster in a process group of its own, so that what it started ends and freezes with it. */
export interface Program {
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly isRunning: () => boolean;
  /** Waits until it ended, at most ten seconds; then it is killed. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

/** The processes of a PostgreSQL: the first, which its folder names, and those that it started. */
const postgresOf = (folder: string): readonly number[] => {
  const file = join(folder, 'postmaster.pid');
  const first = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (first === 0) return [];
  const children = spawnSync('pgrep', ['-P', String(first)], { encoding: 'utf8' })
    .stdout.split('\n')
    .map(Number);
  return [first, ...children.filter((pid) => pid > 0)];
};

/** Patroni, with the PostgreSQL that it looks after: each process of that has a group of its own. */
export const withPostgres = (patroni: Program, folder: string): Program => {
  const signal = (name: NodeJS.Signals): void => {
    patroni.signal(name);
    for (const pid of postgresOf(folder)) send(pid, name);
  };
  // Patroni ends its PostgreSQL itself, unless it is killed.
  const end = (name: NodeJS.Signals): Promise<void> => {
    if (name === 'SIGKILL') signal(name);
    return patroni.end(name);
  };
  return { ...patroni, signal, end };
};

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
};

interface How {
  readonly log: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly asPostgres?: boolean;
  /** The words that begin it in a network of its own. */
  readonly within?: readonly string[];
}

export const startProgram = (words: readonly string[], { log, env, asPostgres = false, within = [] }: How): Program => {
  const [command = '', ...args] = [...within, ...(asPostgres ? AS_POSTGRES : []), ...words];
  const out = openSync(log, 'a');
  const child: ChildProcess = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', out, out],
  });
  const ended = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const signal = (name: NodeJS.Signals): void => {
    if (child.pid !== undefined) send(-child.pid, name);
  };
  const end = async (name: NodeJS.Signals): Promise<void> => {
    signal(name);
    const late = setTimeout(() => signal('SIGKILL'), 10_000);
    if (isRunning()) await ended;
    clearTimeout(late);
    signal('SIGKILL');
  };
  return { signal, isRunning, end };
};

/** Free ports of this machine, all different. */
export const freePorts = async (count: number): Promise<readonly number[]> => {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = net.createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map(portOf);
  for (const server of servers) server.close();
  return ports;
};

/** Asks until the answer is yes. @throws Error that says what did not happen */
export const until = async (what: string, ask: () => Promise<boolean>, seconds = 120): Promise<void> => {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (await ask()) return;
    await new Promise((rested) => setTimeout(rested, 100));
  }
  throw new Error(`${what}: not within ${String(seconds)} s`);
};
