import { Value } from '@sinclair/typebox/value';
import { Mails } from '../controls/controls.schemas.ts';
import { WorldAnswer } from '../worlds/worlds.schemas.ts';
import { call, callsTo } from './calls.ts';
import type { TestSandbox } from './called-sandbox.ts';

type Fetching = Pick<TestSandbox, 'fetch'>;

export const inNamedWorld = ({ fetch }: Fetching, name: string) => {
  const own: Fetching = {
    fetch: (input, init) => {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
      headers.set('x-sandbox-world', name);
      return fetch(input, { ...init, headers });
    },
  };
  const outbox = async (to?: string) => {
    const { body } = await call(own, `GET /sandbox/outbox${to === undefined ? '' : `?to=${to}`}`);
    return Value.Parse(Mails, body).toReversed();
  };
  return { name, ...own, outbox, ...callsTo({ ...own, outbox }) };
};

/** Makes a world, and gives what is done in it. */
export const newWorld = async (sandbox: Fetching, body: object = {}) => {
  const made = await call(sandbox, 'POST /sandbox/worlds', { body });
  return inNamedWorld(sandbox, Value.Parse(WorldAnswer, made.body).name);
};
