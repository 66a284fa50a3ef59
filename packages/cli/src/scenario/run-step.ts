import type { Fetch } from '@aroeira/adapters-http/http';
import type { Itself } from '../command.ts';
import type { Io } from '../io.ts';
import { shownRequest } from '../masked.ts';

/** A request that a step made, without what is secret in it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  /** `undefined` without an answer. */
  readonly status: number | undefined;
  readonly ms: number;
}

/** What a command left. */
export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
  /** What `--json` prints, also when people read. `undefined` if the command printed line by line. */
  readonly json: unknown;
  readonly ms: number;
  readonly requests: readonly SeenRequest[];
}

/** What is around a command: the program, a device, and standard input. */
export interface Surroundings {
  readonly itself: Itself;
  readonly io: Io;
  readonly home: string;
  readonly api: string;
  readonly world: string | undefined;
  readonly stdin: string;
}

/** The exit code of a program with a fault in itself. @see sysexits.h EX_SOFTWARE */
const BROKE = 70;

/** Runs a command as a person would, by the code of the program itself. Nobody is at the terminal, so nothing waits. */
export const runWords = async (
  words: readonly string[],
  { itself, io, home, api, world, stdin }: Surroundings,
): Promise<Ran> => {
  const [out, err, requests]: [string[], string[], SeenRequest[]] = [[], [], []];
  const begun = io.clock.now();
  let json: unknown;
  // A password of the person who runs the scenario is not that of whoever acts in it.
  const env = { ...io.env, PORTAL_PASSWORD: undefined, PORTAL_NEW_PASSWORD: undefined };
  const running = itself.run(words, {
    ...io,
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    env: { ...env, PORTAL_HOME: home, PORTAL_API: api, PORTAL_WORLD: world },
    fetch: seenBy(io, (request) => void requests.push(request)),
    readAll: () => Promise.resolve(stdin),
    readPieces: () => pieces(stdin),
    person: undefined,
    screen: undefined,
    answered: (document) => void (json = document),
    browse: () => Promise.reject(new Error('a scenario opens no browser')),
  });
  const exit = await running.catch((error: unknown) => {
    err.push(`The command broke: ${error instanceof Error ? error.message : String(error)}`);
    return BROKE;
  });
  return { exit, out: out.join(''), err: err.join(''), json, ms: io.clock.now() - begun, requests };
};

async function* pieces(text: string): AsyncGenerator<string> {
  yield text;
}

/** Tells each request and how it ended. The path names the call; a query is shown where the call allows it. */
const seenBy =
  ({ fetch, clock }: Io, tell: (request: SeenRequest) => void): Fetch =>
  async (url, init, declared) => {
    const { method, url: shown } = shownRequest(url, init, declared);
    const { origin } = new URL(url);
    const begun = clock.now();
    const seen = (status: number | undefined) =>
      tell({ method, path: shown.replace(origin, ''), status, ms: clock.now() - begun });
    try {
      const answer = await fetch(url, init, declared);
      seen(answer.status);
      return answer;
    } catch (error) {
      seen(undefined);
      throw error;
    }
  };
