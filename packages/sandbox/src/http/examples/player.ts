import type { WholeDatabase } from '../../database/transaction.ts';
import { resetAll } from '../../personas/seed.sql.ts';
import { personaOf, PERSONA_PASSWORD, type PersonaKey } from '../../personas/personas.seed.ts';
import { call, type Answer } from '../../testing/calls.ts';
import { inNamedWorld, newWorld } from '../../testing/in-world.ts';
import type { TestSandbox } from '../../testing/called-sandbox.ts';
import { sandboxOn, type TestOptions } from '../../testing/test-sandbox.ts';
import { seededDatabase } from '../../testing/seeded-database.ts';
import { inWorld, MAIN } from '../../worlds/current-world.ts';
import { findWorld } from '../../worlds/worlds.sql.ts';
import type { Ask, Own, Sent } from './plan.ts';
import { atLimits } from './reached-limits.sql.ts';
import { THEN } from './steady.ts';

type Called = Pick<TestSandbox, 'fetch'>;

export interface Caller extends Own {
  readonly token: string;
}

const SEED = 'seed-of-then';

/** Opens a sandbox whose seed is the one of that day, so that an example is the same on each day. */
export const openStage = async (
  open: () => Promise<WholeDatabase> = seededDatabase,
  options: Pick<TestOptions, 'isShared'> = {},
) => {
  const db = await open();
  await resetAll(db, MAIN, THEN);
  const sandbox = await sandboxOn(db, { ...options, worlds: { most: 1000, idleHours: 24 } });
  const atThen = (world: Called) => call(world, 'POST /sandbox/clock', { body: { set: THEN.toISOString() } });
  await atThen(sandbox);
  await call(sandbox, 'POST /sandbox/snapshots', { body: { name: SEED } });
  let count = 0;
  return {
    sandbox,
    /** Makes a world that holds the seed of then. */
    world: async () => {
      count += 1;
      const name = `example-${String(count)}`;
      await newWorld(sandbox, { name, from: SEED });
      const world = inNamedWorld(sandbox, name);
      const id = (await findWorld(db, 'world', name))?.id ?? MAIN;
      return {
        ...world,
        id,
        atThen: () => atThen(world),
        atLimits: <A>(work: () => Promise<A>) => inWorld(id, () => atLimits(db, work)),
      };
    },
    close: sandbox.close,
  };
};

export type Stage = Awaited<ReturnType<typeof openStage>>;
export type World = Awaited<ReturnType<Stage['world']>>;

const pathOf = (path: string, { path: values = {}, query = {} }: Sent): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (part, name: string) => encodeURIComponent(values[name] ?? part));
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return asked === '' ? filled : `${filled}?${asked}`;
};

const asking = (world: Called, own: Pick<Own, 'id' | 'form' | 'document'> & { readonly token?: string }): Ask => {
  const values: Readonly<Record<string, string>> = {
    ':id': String(own.id),
    ':form': String(own.form),
    ':document': own.document,
  };
  return async (what, sent = {}) => {
    const path = what.replaceAll(/:[a-z]+/g, (part) => values[part] ?? part);
    const token = own.token === undefined || own.token === '' ? {} : { token: own.token };
    return Object((await call(world, path, { ...sent, ...token })).body) as Record<string, unknown>; // whatever the schema of that call says
  };
};

/** Somebody without a session, who has the id and the document of a persona. */
export const nobody = (world: Called, key: PersonaKey = 'ana'): Caller => {
  const { id, document } = personaOf(key);
  const own = { id, form: id + 1000, document, token: '', loginId: '', refreshToken: '' };
  return { ...own, ask: asking(world, own), as: (other) => signIn(world, other) };
};

export const signIn = async (world: Called, key: PersonaKey): Promise<Caller> => {
  const guest = nobody(world, key);
  const body = { document: guest.document, password: PERSONA_PASSWORD, deviceInfo: { type: 'web' } };
  const { token, loginId, refreshToken } = await guest.ask('POST /api/auth/login/1', { body });
  const own = { ...guest, token: String(token), loginId: String(loginId), refreshToken: String(refreshToken) };
  return { ...own, ask: asking(world, own) };
};

export const send = (
  world: Called,
  operation: { method: string; path: string },
  sent: Sent & { token?: string },
): Promise<Answer> =>
  call(world, `${operation.method} ${pathOf(operation.path, sent)}`, {
    body: sent.body,
    headers: sent.headers ?? {},
    ...(sent.token === undefined || sent.token === '' ? {} : { token: sent.token }),
  });
