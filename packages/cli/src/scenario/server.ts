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
  const key = env['SANDBOX_KEY'];
  const look = async (need: Need): Promise<boolean> => {
    const [method, path] = ASKED[need];
    const headers = { 'content-type': 'application/json', ...(key !== undefined && { 'X-Sandbox-Key': key }) };
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
