import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { medianOf } from './median.ts';
import { commandIn, installPackage } from './pack/install-package.ts';
import { packPortal } from './pack/pack-portal.ts';

/**
 * Measures what a tester waits for, with the packed command at a sandbox in memory: the scenarios of this repository, and a
 * small command beside an empty program.
 */

const ROUNDS = 21;
/** A few first runs fill caches. */
const WARM_UP_ROUNDS = 2;

const run = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), 'bench-qa-'));

/** The server does not need the web app here, so that no build is needed. */
const installed = async (): Promise<string> => {
  const webRoot = join(folder, 'no-web-app');
  mkdirSync(webRoot);
  installPackage(await packPortal({ webRoot, to: folder }), folder);
  return commandIn(folder);
};

interface Bench {
  readonly url: string;
  /** Runs the packed command, and returns what it printed. */
  readonly portal: (...words: readonly string[]) => Promise<string>;
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

/** Each prints a line. They run one after another at one server. */
const MEASUREMENTS = [steps, whoami];

const command = await installed();
const env = { ...process.env, HOME: folder, XDG_STATE_HOME: folder };
const server = spawn(process.execPath, [command, 'sandbox', 'start', '--ephemeral', '--port', '0', '--json'], { env });
try {
  const [printed] = await once(server.stdout, 'data');
  const { url, api }: { readonly url: string; readonly api: string } = JSON.parse(String(printed));
  const portal: Bench['portal'] = async (...words) => {
    const options = { env: { ...env, PORTAL_API: api }, maxBuffer: Infinity };
    return (await run(process.execPath, [command, ...words], options)).stdout;
  };
  for (const measure of MEASUREMENTS) console.log(await measure({ url, portal }));
} finally {
  server.kill();
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
}
