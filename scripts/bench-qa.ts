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
 * Measures what a tester waits for, with the packed command at a sandbox in memory: the scenarios of this repository,
 * and a small command beside an empty program.
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
  installPackage(await packPortal({ webRoot, sbom: '{}', to: folder }), folder);
  return commandIn(folder);
};

/** Runs the packed command, and returns what it printed. */
type Portal = (...words: readonly string[]) => Promise<string>;

const millisecondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const printSteps = async (portal: Portal): Promise<void> => {
  let out = '';
  const ms = await millisecondsOf(async () => {
    out = await portal('scenario', 'run', resolve('tests/scenarios'), '--json');
  });
  const { scenarios }: { readonly scenarios: readonly { readonly steps: readonly unknown[] }[] } = JSON.parse(out);
  const count = scenarios.reduce((sum, { steps: { length } }) => sum + length, 0);
  const rate = ((count * 1000) / ms).toFixed(1);
  console.log(`${rate} steps a second: ${count} steps of ${scenarios.length} scenarios in ${(ms / 1000).toFixed(1)} s`);
};

/** The two take turns, so that a machine that slows down slows both. */
const printWhoami = async (portal: Portal): Promise<void> => {
  await portal('login', '63287253026', '--password', 'Senha@123');
  const [whoami, nothing]: [number[], number[]] = [[], []];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    whoami.push(await millisecondsOf(() => portal('whoami')));
    nothing.push(await millisecondsOf(() => run(process.execPath, ['-e', '0'])));
  }
  const [mine, empty] = [medianOf(whoami.slice(WARM_UP_ROUNDS)), medianOf(nothing.slice(WARM_UP_ROUNDS))];
  const ratio = (mine / empty).toFixed(1);
  console.log(`portal whoami ${mine.toFixed(0)} ms, node -e 0 ${empty.toFixed(0)} ms: ${ratio} times as long`);
};

const command = await installed();
const env = { ...process.env, HOME: folder, XDG_STATE_HOME: folder };
const words = ['sandbox', 'start', '--ephemeral', '--port', '0', '--json'];
const server = spawn(process.execPath, [command, ...words], { env });
try {
  const [printed] = await once(server.stdout, 'data');
  const { api }: { readonly api: string } = JSON.parse(String(printed));
  const portal: Portal = async (...typed) => {
    const options = { env: { ...env, PORTAL_API: api }, maxBuffer: Infinity };
    return (await run(process.execPath, [command, ...typed], options)).stdout;
  };
  await printSteps(portal);
  await printWhoami(portal);
} finally {
  server.kill();
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
}
