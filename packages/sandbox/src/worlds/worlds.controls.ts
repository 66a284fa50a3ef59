import { randomBytes } from 'node:crypto';
import { Type, type Static } from '@sinclair/typebox';
import { forgetEnded } from '../access/forget-ended.sql.ts';
import { errorCode, type Database } from '../database/transaction.ts';
import type { Api } from '../http/api.ts';
import { openCall } from '../http/described-call.ts';
import { refuseWord } from '../http/refusal.ts';
import { Nothing } from '../http/wire.schemas.ts';
import { keepSeed } from '../personas/seed.sql.ts';
import { currentWorld, MAIN, SEED } from './current-world.ts';
import { MAIN_NAME, type Places } from './world-places.ts';
import { snapshotControls, snapshotNamed, type SnapshotControls } from './snapshots.controls.ts';
import { deleteStrays } from './world-copies.sql.ts';
import * as schemas from './worlds.schemas.ts';
import { changeWorlds, dropWorlds, findWorld, freeRoom, listWorlds, makeWorld, type KeptWorld } from './worlds.sql.ts';

export interface WorldControls extends SnapshotControls {
  readonly places: Places;
  /** Whether the database is a server, which other processes may use too. */
  readonly isShared: boolean;
  /** How many worlds may stand beside the main one, and after how many hours without a call one is dropped. */
  readonly limits: WorldLimits;
}

export interface WorldLimits {
  readonly most: number;
  readonly idleHours: number;
}

export const WORLD_LIMITS: WorldLimits = { most: 200, idleHours: 24 };

const HOUR_MS = 3_600_000;

/** After so many dropped worlds their room is made free. */
const FREED_AFTER = 25;
const dropped = new WeakMap<Database, number>();

const freeNowAndThen = async ({ changes, isShared }: WorldControls, more: number): Promise<void> => {
  const count = (dropped.get(changes) ?? 0) + more;
  const isDue = !isShared && count >= FREED_AFTER;
  dropped.set(changes, isDue ? 0 : count);
  if (isDue) await freeRoom(changes);
};

const drop = async (controls: WorldControls, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await dropWorlds(controls.changes, ids);
  await freeNowAndThen(controls, ids.length);
  await letGo(controls, ids);
};

const letGo = async ({ worlds, places }: WorldControls, ids: readonly number[]): Promise<void> => {
  for (const id of ids) {
    places.forget(id);
    await worlds.forget(id);
  }
};

/** The worlds that are in use. It drops the others, and lets those go that another server dropped. */
const inUse = async (controls: WorldControls): Promise<readonly KeptWorld[]> => {
  // Before the list, which does not show what is made and entered meanwhile.
  const entered = controls.worlds.entered();
  const all = await listWorlds(controls.db, 'world');
  const longest = controls.limits.idleHours * HOUR_MS;
  const isOld = ({ id, idle_ms }: KeptWorld): boolean => id !== MAIN && idle_ms > longest;
  await drop(
    controls,
    all.filter(isOld).map(({ id }) => id),
  );
  await letGo(
    controls,
    entered.filter((id) => all.every((world) => world.id !== id)),
  );
  return all.filter((world) => !isOld(world));
};

type NewWorld = Exclude<Static<typeof schemas.NewWorld>, null>;

const beginningOf = async ({ db, changes }: WorldControls, from: string | undefined): Promise<number> => {
  if (from === undefined) {
    await keepSeed(changes, new Date());
    return SEED;
  }
  return (await snapshotNamed(db, from)).id;
};

const addWorld = async (controls: WorldControls, wanted: NewWorld): Promise<KeptWorld> => {
  const { changes, places, limits } = controls;
  await inUse(controls);
  const name = wanted.name ?? `w${randomBytes(4).toString('hex')}`;
  const from = await beginningOf(controls, wanted.from);
  // The main world stands beside them.
  const made = await makeWorld(changes, { kind: 'world', name, from, most: limits.most + 1 });
  if (made === 'full') throw refuseWord(409, 'too_many_worlds');
  if (made === 'exists') throw refuseWord(409, 'world_exists');
  places.learn(made.id, name);
  if (wanted.port === undefined) return made;
  try {
    await places.listen(made.id, name, wanted.port);
    return made;
  } catch (error) {
    await drop(controls, [made.id]);
    const code = errorCode(error);
    if (code === 'EADDRINUSE') throw refuseWord(409, 'port_in_use');
    throw code === 'EACCES' ? refuseWord(409, 'port_denied') : error;
  }
};

/** Worlds: copies of the seed, each with own data, clock, faults, limits, outbox and log. @see docs/decisions/0344 */
export const worldControls = (api: Api, controls: WorldControls): void => {
  const { db, places } = controls;
  const shown = ({ id, name, created_at, used_at }: KeptWorld) => {
    places.learn(id, name);
    return { name, url: places.url(id), createdAt: created_at.toISOString(), usedAt: used_at.toISOString() };
  };

  api.get(
    '/worlds',
    openCall('sandbox', 'The worlds of this server', { answer: Type.Array(schemas.WorldAnswer) }),
    async () => (await inUse(controls)).map(shown),
  );
  api.get('/world', openCall('sandbox', 'The world of this request', { answer: schemas.WorldAnswer }), async () => {
    const here = (await listWorlds(db, 'world')).find(({ id }) => id === currentWorld());
    if (here === undefined) throw refuseWord(404, 'no_such_world');
    return shown(here);
  });
  api.post(
    '/worlds',
    openCall('sandbox', 'Make a world', { body: schemas.NewWorld, answer: schemas.WorldAnswer }),
    async (request) => shown(await addWorld(controls, request.body ?? {})),
  );
  api.delete(
    '/worlds/:name',
    openCall('sandbox', 'Drop a world', { params: schemas.Named, answer: Nothing }),
    async ({ params: { name } }) => {
      if (name === MAIN_NAME) throw refuseWord(409, 'main_world');
      const found = await findWorld(db, 'world', name);
      if (found === undefined) throw refuseWord(404, 'no_such_world');
      await drop(controls, [found.id]);
      return {};
    },
  );
  const tidy = async (): Promise<void> => {
    await inUse(controls);
    await changeWorlds(controls.changes, deleteStrays);
    await changeWorlds(controls.changes, forgetEnded);
  };
  // What a failed database keeps from being done is done an hour later.
  const sweep = setInterval(() => void tidy().catch(() => undefined), HOUR_MS).unref();
  api.addHook('onClose', async () => clearInterval(sweep));
  snapshotControls(api, controls);
};
