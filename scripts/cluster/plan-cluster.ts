import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Copy, Member } from './configurations.ts';
import type { Network } from './network.ts';
import { freePorts } from './programs.ts';

const SERVER = join(import.meta.dirname, '../../packages/sandbox/src/server.ts');

/** Who listens where, in which folder. */
export const planCluster = async (network: Network, frontLines: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'aroeira-cluster-'));
  chmodSync(folder, 0o755);
  const databases = join(folder, 'databases');
  mkdirSync(databases);
  // Whoever PostgreSQL runs as makes its folders there.
  chmodSync(databases, 0o1777);
  mkdirSync(join(databases, 'archive'));
  chmodSync(join(databases, 'archive'), 0o1777);
  const ports = await freePorts(14);
  const port = (place: number): number => ports[place] ?? 0;
  const members = ['pg1', 'pg2', 'pg3'].map((name, i): Member => {
    const at = 4 + 2 * i;
    return { name, host: network.hostOf(name), port: port(at), restPort: port(at + 1) };
  });
  return {
    folder,
    databases,
    network,
    etcdPort: port(0),
    peerPort: port(1),
    leaderPort: port(2),
    frontPort: port(3),
    poolerPort: port(13),
    frontLines,
    members,
    /** What a copy starts. A deploy puts a newer one in its place. */
    server: SERVER,
    copies: [10, 11, 12].map((at, i): Copy => ({ name: `copy${i + 1}`, port: port(at) })),
    // Worlds are at hosts below this one.
    url: `http://localhost:${port(3)}`,
    logOf: (name: string): string => join(folder, `${name}.log`),
  };
};

export type Plan = Awaited<ReturnType<typeof planCluster>>;
