import { Type } from '@sinclair/typebox';
import { follow } from '../controls/follow-others.ts';
import type { Database } from '../database/transaction.ts';
import type { Api } from '../http/api.ts';
import { openCall } from '../http/described-call.ts';
import { refuseWord } from '../http/refusal.ts';
import { Nothing } from '../http/wire.schemas.ts';
import { currentWorld } from './current-world.ts';
import type { OpenWorlds } from './world-parts.ts';
import * as schemas from './worlds.schemas.ts';
import { dropWorlds, findWorld, listWorlds, makeWorld, refillWorld, type KeptWorld } from './worlds.sql.ts';

export interface SnapshotControls {
  readonly db: Database;
  readonly changes: Database;
  readonly worlds: OpenWorlds;
}

/** @throws Refusal 404 */
export const snapshotNamed = async (db: Database, name: string): Promise<KeptWorld> => {
  const found = await findWorld(db, 'snapshot', name);
  if (found === undefined) throw refuseWord(404, 'no_such_snapshot');
  return found;
};

/** Worlds that were saved. Nobody enters them. @see docs/decisions/0344 */
export const snapshotControls = (api: Api, { db, changes, worlds }: SnapshotControls): void => {
  const shown = ({ name, created_at }: KeptWorld) => ({ name, takenAt: created_at.toISOString() });

  api.get(
    '/snapshots',
    openCall('sandbox', 'Worlds that were saved', { answer: Type.Array(schemas.SnapshotAnswer) }),
    async () => (await listWorlds(db, 'snapshot')).map(shown),
  );
  api.post(
    '/snapshots',
    openCall('sandbox', 'Save the world of this request', {
      body: schemas.NewSnapshot,
      answer: schemas.SnapshotAnswer,
    }),
    async ({ body: { name } }) => {
      const made = await makeWorld(changes, { kind: 'snapshot', name, from: currentWorld() });
      if (typeof made === 'string') throw refuseWord(409, 'snapshot_exists');
      return shown(made);
    },
  );
  api.post(
    '/snapshots/:name/load',
    openCall('sandbox', 'Put a saved world in the place of the one of this request', {
      params: schemas.Named,
      answer: Nothing,
    }),
    async ({ params: { name } }) => {
      await refillWorld(changes, currentWorld(), (await snapshotNamed(db, name)).id);
      await follow({ clock: worlds.part('clock'), faults: worlds.part('faults') });
      return {};
    },
  );
  api.delete(
    '/snapshots/:name',
    openCall('sandbox', 'Delete a saved world', { params: schemas.Named, answer: Nothing }),
    async ({ params: { name } }) => {
      await dropWorlds(changes, [(await snapshotNamed(db, name)).id]);
      return {};
    },
  );
};
