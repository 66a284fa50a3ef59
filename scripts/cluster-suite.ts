import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import { startCluster } from './cluster/start-cluster.ts';

/**
 * Starts a cluster, and sends the contract tests of the adapters, the scenarios and journeys through its HAProxy, each call to
 * another copy than the last one: docs/scale.md. It needs `pnpm build:e2e`, and ends with 1 if anything failed.
 */

/** The journeys of sign-in and of money, at the size of a phone. */
const JOURNEYS = ['tests/e2e/access', 'tests/e2e/movements', 'tests/e2e/position', 'tests/e2e/reports'];

/** What does not run here, and why: a file, and a journey by its title. */
const CASES = 'client-cases.contract.test.ts';
const COUNTING = 'leaves no world';
const LEFT_OUT = [
  `${CASES}: puts clients into situations in the database itself`,
  `'a scenario that fails says what it lacks, and ${COUNTING}': counts the worlds of a server that it has alone`,
];

const KEY = 'cluster-suite';
/** HAProxy stands for a tester who has the key. One network may send 600 calls a minute, so each world is one. */
const FRONT = [
  `http-request set-header X-Sandbox-Key ${KEY}`,
  'http-request set-header X-Forwarded-For 198.51.%[req.hdr(x-sandbox-world),crc32,mod(250)].%[req.hdr(host),crc32,mod(250)] unless { req.hdr(x-forwarded-for) -m found }',
  'stats enable',
  'stats uri /haproxy',
];

// The copies take them from here.
Object.assign(process.env, { SANDBOX_KEY: KEY, CHEAP_PASSWORD_HASHES: '1', CHEAP_CAPTCHAS: '1' });
const cluster = await startCluster(console.log, FRONT);
const folder = mkdtempSync(join(cluster.folder, 'reports-'));
const reportAt = (name: string): string => join(folder, name);

const env: NodeJS.ProcessEnv = {
  ...process.env,
  SANDBOX_URL: cluster.url,
  PORTAL_API: `${cluster.url}/api`,
  PORTAL_HOME: folder,
  PLAYWRIGHT_JSON_OUTPUT_FILE: reportAt('journeys.json'),
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'cluster/local-hosts.js')).href}`,
};

/** Runs a program. @returns what it wrote, if the caller wants it */
const run = async (command: string, args: readonly string[], out: 'inherit' | 'pipe' = 'inherit'): Promise<string> => {
  const child = spawn(command, args, { env, stdio: ['ignore', out, 'inherit'] });
  process.once('exit', () => child.kill());
  let written = '';
  child.stdout?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  await once(child, 'close');
  return written;
};

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const contractTests = async (): Promise<Count> => {
  const left = ['--exclude', `**/${CASES}`];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportAt('contract.json')}`];
  await run('vitest', ['run', '--project', 'adapters-http', 'contract.test', ...left, ...reporters]);
  const told: JsonTestResults = JSON.parse(readFileSync(reportAt('contract.json'), 'utf8'));
  return { passed: told.numPassedTests, failed: told.numFailedTests, skipped: told.numPendingTests };
};

const scenarios = async (): Promise<Count> => {
  const words = ['packages/cli/src/main.ts', 'scenario', 'run', 'tests/scenarios', '--json'];
  const out = await run('tsx', words, 'pipe');
  writeFileSync(reportAt('scenarios.json'), out);
  const told: Count & { readonly scenarios: readonly { readonly state: string }[] } = JSON.parse(out);
  for (const each of told.scenarios) if (each.state === 'failed') console.log(JSON.stringify(each, undefined, 2));
  return told;
};

const journeys = async (): Promise<Count> => {
  await run('playwright', ['test', ...JOURNEYS, '--project=phone', '--grep-invert', COUNTING, '--reporter=line,json']);
  const { stats }: JSONReport = JSON.parse(readFileSync(reportAt('journeys.json'), 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
};

/** How many answers each copy gave, by HAProxy's own count. */
const answersByCopy = async (): Promise<string> => {
  const [names = [], ...lines] = (await (await fetch(`${cluster.url}/haproxy;csv`)).text())
    .split('\n')
    .map((line) => line.split(','));
  const answersOf = (copy: string): number => {
    const line = lines.find((each) => each[1] === copy) ?? [];
    return names.reduce((sum, name, at) => sum + (/^hrsp_\dxx$/.test(name) ? Number(line[at]) : 0), 0);
  };
  return cluster.copies.map((copy) => `${copy} ${answersOf(copy)}`).join(', ');
};

const PARTS = { 'contract tests': contractTests, scenarios, journeys };

try {
  const lines: string[] = [];
  let failures = 0;
  for (const [name, part] of Object.entries(PARTS)) {
    const begun = Date.now();
    const { passed, failed, skipped } = await part();
    const seconds = Math.round((Date.now() - begun) / 1000);
    failures += failed + (passed === 0 ? 1 : 0);
    lines.push(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped, in ${seconds} s`);
  }
  console.log(`\nThrough HAProxy, without stickiness:\n${lines.join('\n')}`);
  for (const each of LEFT_OUT) console.log(`left out: ${each}`);
  console.log(`Answers by copy: ${await answersByCopy()}`);
  if (failures > 0) process.exitCode = 1;
} finally {
  await cluster.stop();
}
