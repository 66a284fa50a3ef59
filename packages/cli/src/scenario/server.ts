import type { Io } from '../io.ts';
import type { Need } from './scenario.ts';

/** What is asked to find out whether a control is there. A body without its fields is refused, and changes nothing. */
const ASKED: Readonly<Record<Need, readonly [method: 'GET' | 'POST', path: string]>> = {
  clock: ['GET', 'clock'],
  faults: ['GET', 'faults'],
  outbox: ['GET', 'outbox?last=1'],
  backoffice: ['POST', 'backoffice/set'],
  trigger: ['POST', 'trigger'],
  worlds: ['GET', 'worlds'],
};

/** Finds the controls that a server has, each asked once. */
export const makeServerLooks = (api: string, { fetch, env }: Io) => {
  const known = new Map<Need, Promise<boolean>>();
  const look = async (need: Need): Promise<boolean> => {
    const [method, path] = ASKED[need];
    const headers = { 'content-type': 'application/json', ...keyOf(env) };
    const sent = method === 'POST' ? { method, headers, body: '{}' } : { headers };
    const answer = await fetch(new URL(`/sandbox/${path}`, api).href, sent, { acts: false }).catch(() => undefined);
    // A server of pages answers every path, with a page.
    const isJson = answer?.headers.get('content-type')?.includes('json') === true;
    return isJson && (method === 'GET' ? answer.ok : answer.status === 400);
  };
  const has = (need: Need): Promise<boolean> => {
    const looking = known.get(need) ?? look(need);
    known.set(need, looking);
    return looking;
  };
  return {
    /** The first control that is not there. */
    lacks: async (needs: readonly Need[]): Promise<Need | undefined> => {
      for (const need of needs) if (!(await has(need))) return need;
      return undefined;
    },
  };
};

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the server is on this machine. */
export const isHere = (api: string): boolean => LOOPBACK.has(new URL(api).hostname);

/** Leaves the results of a run at its sandbox, whose page shows them. A server without that call misses nothing. */
export const tellResults = async ({ fetch, env }: Io, api: string, body: string): Promise<void> => {
  const headers = { 'content-type': 'application/json', ...keyOf(env) };
  await fetch(new URL('/sandbox/scenario-results', api).href, { method: 'PUT', headers, body }, { acts: true }).catch(
    () => undefined,
  );
};

const keyOf = (env: Io['env']): Readonly<Record<string, string>> =>
  env['SANDBOX_KEY'] === undefined ? {} : { 'X-Sandbox-Key': env['SANDBOX_KEY'] };
