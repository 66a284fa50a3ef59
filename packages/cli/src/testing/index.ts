import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fetch } from '@aroeira/adapters-http/http';
import { systemClock, systemScheduler } from '@aroeira/adapters-http/platform';
import { onTestFinished } from 'vitest';
import type { Io, Person } from '../io.ts';
import { run } from '../run.ts';

/** What a run of the program left. */
export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
  /** Standard output as the one JSON document that `--json` promises; fails when it is anything else. */
  readonly json: unknown;
  /** Standard error as the one JSON document of a refusal. */
  readonly error: unknown;
}

/** What a test may put around the program. */
export interface Surroundings {
  readonly fetch?: Fetch;
  readonly env?: Io['env'];
  readonly stdin?: string;
  readonly person?: Person;
  readonly browse?: Io['browse'];
  readonly screen?: Io['screen'];
  readonly clock?: Io['clock'];
  readonly scheduler?: Io['scheduler'];
}

/** What a new client of the sandbox writes into the start form. */
export const JOANA = {
  name: 'Joana Prado Teixeira',
  email: 'joana@exemplo.com.br',
  phoneNumber: '11987654321',
  document: '23157281500',
  birthDate: '1990-05-03',
};

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A person who gives these answers in turn and is asked for no more. */
export const person = (...answers: string[]): Person & { readonly asked: string[] } => {
  const asked: string[] = [];
  const answer = (question: string): Promise<string> => {
    asked.push(question);
    const next = answers.shift();
    return next === undefined ? Promise.reject(new Error(`nobody to answer: ${question}`)) : Promise.resolve(next);
  };
  const lines = async function* () {
    yield* answers.splice(0);
  };
  return { asked, ask: answer, askHidden: answer, lines };
};

/** No network: whatever asks it finds nobody. */
const nowhere: Fetch = () => Promise.reject(new TypeError('fetch failed'));

/** A text as a pipe hands it over: cut anywhere. */
async function* inPieces(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += 7) yield text.slice(from, from + 7);
}

/** Surroundings that hear and answer nothing. */
export const quietIo: Io = {
  out: () => undefined,
  err: () => undefined,
  env: {},
  fetch: nowhere,
  clock: systemClock,
  scheduler: systemScheduler,
  readAll: () => Promise.resolve(''),
  readPieces: () => inPieces(''),
  browse: () => Promise.reject(new Error('no browser')),
  person: undefined,
};

/** The program on a device of its own, in this process; the device is forgotten with the test. */
export const device = (around: Surroundings = {}) => {
  const home = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const portal = async (words: string | readonly string[], more: Surroundings = {}): Promise<Ran> => {
    const { fetch = nowhere, env = {}, stdin = '', person: someone, ...time } = { ...around, ...more };
    const [out, err]: [string[], string[]] = [[], []];
    const exit = await run(typeof words === 'string' ? words.split(' ') : words, {
      ...quietIo,
      ...time,
      out: (text) => void out.push(text),
      err: (text) => void err.push(text),
      env: { PORTAL_HOME: home, PORTAL_API: 'http://sandbox.test/api', ...env },
      fetch,
      readAll: () => Promise.resolve(stdin),
      readPieces: () => inPieces(stdin),
      person: someone,
    });
    const [printed, complained] = [out.join(''), err.join('')];
    return {
      exit,
      out: printed,
      err: complained,
      get json(): unknown {
        return JSON.parse(printed);
      },
      get error(): unknown {
        return JSON.parse(complained);
      },
    };
  };
  return { home, portal };
};
