import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../packages/sandbox/src/testing/postgres.ts';
import { medianOf } from './median.ts';
import { commandIn, installPackage } from './pack/install-package.ts';
import { packPortal } from './pack/pack-portal.ts';

/**
 * Measures what a tester waits for, with the packed command at a sandbox in memory: the scenarios of this repository, a small
 * command beside an empty program, and worlds on both engines.
 */

const ROUNDS = 21;
/** A few first runs fill caches. */
const WARM_UP_ROUNDS = 2;

const run = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), 'bench-qa-'));

/** The server does not need the web app here, so that no build is needed. */
const installed = async (): Promise<string> => {
  const webRoot = join(folder, 'no-web-app');
  for (const built of [webRoot, `${webRoot}-workbench`]) mkdirSync(built);
  installPackage(await packPortal({ webRoot, to: folder }), folder);
  return commandIn(folder);
};

interface Bench {
  readonly url: string;
  /** Runs the packed command, and returns what it printed. */
  readonly portal: (...words: readonly string[]) => Promise<string>;
  /** The memory of the server's process. */
  readonly memoryMb: () => number;
}

const millisecondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const steps = async ({ portal }: Bench): Promise<string> => {
  let out = '';
  const ms = await millisecondsOf(async () => {
    out = await portal('scenario', 'run', resolve('tests/scenarios'), '--json');
  });
  const { scenarios }: { readonly scenarios: readonly { readonly steps: readonly unknown[] }[] } = JSON.parse(out);
  const count = scenarios.reduce((sum, { steps: { length } }) => sum + length, 0);
  const rate = (count * 1000) / ms;
  return `${rate.toFixed(1)} steps a second: ${count} steps of ${scenarios.length} scenarios in ${(ms / 1000).toFixed(1)} s`;
};

/** The two take turns, so that a machine that slows down slows both. */
const whoami = async ({ portal }: Bench): Promise<string> => {
  await portal('login', '63287253026', '--password', 'Senha@123');
  const rounds: { readonly whoami: number; readonly empty: number }[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const took = {
      whoami: await millisecondsOf(() => portal('whoami')),
      empty: await millisecondsOf(() => run(process.execPath, ['-e', '0'])),
    };
    if (round >= 0) rounds.push(took);
  }
  const [mine, empty] = [medianOf(rounds.map((took) => took.whoami)), medianOf(rounds.map((took) => took.empty))];
  return `portal whoami ${mine.toFixed(0)} ms, node -e 0 ${empty.toFixed(0)} ms: ${(mine / empty).toFixed(1)} times as long`;
};

const WORLDS = 50;
const MANY_WORLDS = 100;

const send = async (url: string, method: string, body?: object): Promise<void> => {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}`);
};

/** New worlds and their ends, one after another. */
const worldsAt = async (url: string): Promise<string> => {
  const [made, dropped]: [number[], number[]] = [[], []];
  for (let world = 0; world < WORLDS; world += 1)
    made.push(await millisecondsOf(() => send(`${url}/sandbox/worlds`, 'POST', { name: `w${world}` })));
  for (let world = 0; world < WORLDS; world += 1)
    dropped.push(await millisecondsOf(() => send(`${url}/sandbox/worlds/w${world}`, 'DELETE')));
  return `a new world ${medianOf(made).toFixed(0)} ms, its end ${medianOf(dropped).toFixed(0)} ms (medians of ${WORLDS})`;
};

const worlds = async ({ url }: Bench): Promise<string> => `embedded engine: ${await worldsAt(url)}`;

const worldsOnPostgres = async (): Promise<string> => {
  const postgres = await startPostgres();
  try {
    return await atServer({ DATABASE_URL: postgres.url }, [], async ({ url }) => `PostgreSQL: ${await worldsAt(url)}`);
  } finally {
    await postgres.stop();
  }
};

/** What many worlds take, each entered once, in the process of a server with the embedded engine. */
const memory = async ({ url, memoryMb }: Bench): Promise<string> => {
  const before = memoryMb();
  for (let world = 0; world < MANY_WORLDS; world += 1) {
    await send(`${url}/sandbox/worlds`, 'POST', { name: `m${world}` });
    const entered = await fetch(`${url}/sandbox/clock`, { headers: { 'x-sandbox-world': `m${world}` } });
    await entered.text();
  }
  const each = (memoryMb() - before) / MANY_WORLDS;
  for (let world = 0; world < MANY_WORLDS; world += 1) await send(`${url}/sandbox/worlds/m${world}`, 'DELETE');
  return `${MANY_WORLDS} worlds at once: ${each.toFixed(1)} MB each`;
};

/** How much faster eight scenarios at a time are than one. The cores of the machine bound it. */
const parallel = async ({ portal }: Bench): Promise<string> => {
  const took = (count: number) =>
    millisecondsOf(() => portal('scenario', 'run', resolve('tests/scenarios'), '--parallel', String(count), '--json'));
  const [one, eight] = [await took(1), await took(8)];
  return `--parallel 8 beside 1, on ${availableParallelism()} cores: ${(one / eight).toFixed(1)} times as fast`;
};

/** Each prints a line. They run one after another at one server. */
const MEASUREMENTS = [worlds, worldsOnPostgres, memory, steps, parallel, whoami];

const command = await installed();

/** Starts the packed sandbox, and works at it. */
async function atServer<A>(
  settings: NodeJS.ProcessEnv,
  words: readonly string[],
  work: (bench: Bench) => Promise<A>,
): Promise<A> {
  const env = { ...process.env, HOME: folder, XDG_STATE_HOME: folder, ...settings };
  const server = spawn(process.execPath, [command, 'sandbox', 'start', ...words, '--port', '0', '--json'], { env });
  try {
    const [printed] = await once(server.stdout, 'data');
    const { url, api }: { readonly url: string; readonly api: string } = JSON.parse(String(printed));
    const portal: Bench['portal'] = async (...typed) => {
      const options = { env: { ...env, PORTAL_API: api }, maxBuffer: Infinity };
      return (await run(process.execPath, [command, ...typed], options)).stdout;
    };
    // Linux tells it; other systems give 0.
    const memoryMb = (): number =>
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    return await work({ url, portal, memoryMb });
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

try {
  await atServer({}, ['--ephemeral'], async (bench) => {
    for (const measure of MEASUREMENTS) console.log(await measure(bench));
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
