import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callable, signedIn, startChild } from '@aroeira/sandbox';
import { medianOf } from './median.ts';

/**
 * Measures a signed-in read against a trivial query, on the embedded database in a new folder: both over HTTP, with 32
 * callers, against a server of its own. The two take turns, so that a machine that slows down slows both.
 */

const CALLERS = 32;
const ROUNDS = 20;
const WARM_UP_ROUNDS = 2;
/** A turn ends after this time or number of calls. All turns stay below the 100,000 calls a minute of one address. */
const TURN_MS = 500;
const TURN_CALLS = 2_000;

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
const server = await startChild('--port', '0', '--data', path.join(folder, 'data'));
const agent = new http.Agent({ keepAlive: true, maxSockets: CALLERS });

/** @throws Error for every answer but 200 */
const get = (url: string, headers: http.OutgoingHttpHeaders): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${String(answer.statusCode)}`));
      answer.resume().on('end', resolve);
    });
    request.on('error', reject);
  });

/** @returns calls a second */
const rateOf = async (call: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  const elapsedMs = (): number => performance.now() - start;
  let calls = 0;
  const caller = async (): Promise<void> => {
    while (calls < TURN_CALLS && elapsedMs() < TURN_MS) {
      calls += 1;
      await call();
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return calls / (elapsedMs() / 1000);
};

const shown = (rates: readonly number[]): string => {
  const [slowest, middle, fastest] = [Math.min(...rates), medianOf(rates), Math.max(...rates)].map(Math.round);
  return `${String(middle).padStart(6)} a second (${String(slowest)} to ${String(fastest)})`;
};

const measure = async (): Promise<void> => {
  const { token, document } = await signedIn(callable(server), 'ana');
  const trivial = () => get(`${server.url}/healthz`, {});
  const position = () =>
    get(`${server.url}/api/investorPosition?document=${document}`, { authorization: `Bearer ${token}` });
  const rounds: { readonly trivial: number; readonly position: number }[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const rates = { trivial: await rateOf(trivial), position: await rateOf(position) };
    if (round >= 0) rounds.push(rates);
  }
  console.log(`GET /healthz, one trivial query   ${shown(rounds.map((rates) => rates.trivial))}`);
  console.log(`GET /investorPosition, signed in  ${shown(rounds.map((rates) => rates.position))}`);
  const ratio = medianOf(rounds.map((rates) => rates.position / rates.trivial));
  console.log(`The position is answered at ${(ratio * 100).toFixed(0)} % of the rate of the trivial query.`);
};

try {
  await measure();
} finally {
  agent.destroy();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
