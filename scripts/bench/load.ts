import http from 'node:http';
import { medianOf } from '../median.ts';

const CALLERS = 32;
const ROUNDS = 12;
const WARM_UP_ROUNDS = 2;
/** A turn ends after this time or number of calls. All turns stay below the 100,000 calls a minute of one address. */
const TURN_MS = 400;
const TURN_CALLS = 1_500;

const agent = new http.Agent({ keepAlive: true, maxSockets: CALLERS });

export const hangUp = (): void => agent.destroy();

export interface Request {
  readonly url: string;
  readonly headers?: http.OutgoingHttpHeaders;
  /** Makes it a POST. */
  readonly body?: unknown;
}

/** Reads the answer to its end. @throws Error for every answer but 200 and 201 */
export const send = ({ url, headers = {}, body }: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    const request = http.request(url, { agent, method, headers: { ...json, ...headers } }, (answer) => {
      if (answer.statusCode !== 200 && answer.statusCode !== 201)
        reject(new Error(`${url} answered ${String(answer.statusCode)}`));
      answer.resume().on('end', resolve);
    });
    request.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });

/** What is measured: a call, many times at once. */
export type Call = () => Promise<unknown>;

interface Turn {
  /** Calls a second. */
  readonly rate: number;
  /** How long each call took, in milliseconds. */
  readonly times: readonly number[];
}

const takeTurn = async (call: Call): Promise<Turn> => {
  const start = performance.now();
  const times: number[] = [];
  let calls = 0;
  const caller = async (): Promise<void> => {
    while (calls < TURN_CALLS && performance.now() - start < TURN_MS) {
      calls += 1;
      const sent = performance.now();
      await call();
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return { rate: calls / ((performance.now() - start) / 1000), times };
};

export interface Measured {
  /** Calls a second, one number a round. */
  readonly rates: readonly number[];
  readonly median: number;
  readonly p99: number;
}

const measuredOf = (turns: readonly Turn[]): Measured => {
  const times = turns.flatMap((turn) => turn.times).toSorted((a, b) => a - b);
  return {
    rates: turns.map(({ rate }) => rate),
    median: medianOf(times),
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
};

/** Calls in turns, so that a machine that slows down slows all. */
export const measureInTurns = async <K extends string>(
  calls: Readonly<Record<K, Call>>,
): Promise<Readonly<Record<K, Measured>>> => {
  // A cast, because Object.keys forgets which keys there are.
  const names = Object.keys(calls) as K[];
  // A cast, because Object.fromEntries forgets the names.
  const turns = Object.fromEntries(names.map((name) => [name, [] as Turn[]])) as Record<K, Turn[]>;
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1)
    for (const name of names) {
      const turn = await takeTurn(calls[name]);
      if (round >= 0) turns[name].push(turn);
    }
  // The same cast.
  return Object.fromEntries(names.map((name) => [name, measuredOf(turns[name])])) as Record<K, Measured>;
};

/** How many times faster one is than another: the median over the rounds. */
export const ratioOf = (one: Measured, other: Measured): number =>
  medianOf(one.rates.map((rate, round) => rate / (other.rates[round] ?? Number.NaN)));
