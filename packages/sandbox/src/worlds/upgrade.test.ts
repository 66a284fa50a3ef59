import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openMemory } from '../database/embedded-pool.ts';
import { migrate, MIGRATIONS } from '../database/migrate.sql.ts';
import { databaseOn } from '../database/open-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { inWorld, MAIN, overAllWorlds } from './current-world.ts';

const older = path.join(temporaryFolder(), 'migrations');

const OLD_DATA = `
  insert into planners values (1, 'P', 'P', '1', 'p@p', 'planejador');
  insert into clients (document, name, email, phone_number, birth_date, gender, mother_name, father_name, naturality,
    is_co_holder, welfare, planner_id, blocks_new_devices, is_one_device_only, position_state)
    values ('23157281500', 'Joana', 'j@j', '11987654321', '1990-05-03', 'FEMININO', '', '', '', false, 0, 1, false, false, 'empty');
  insert into objectives (client_id, title, value_cents, year, color, created_at)
    values (5001, 'Casa', 100, 2040, '#112233', now());`;

it('leaves the data of a server that is older than the worlds in the main one, and counts its ids on', async () => {
  cpSync(MIGRATIONS, older, { recursive: true });
  for (const name of readdirSync(older).filter((file) => file >= '0070')) rmSync(path.join(older, name));
  const db = databaseOn(await openMemory());
  onTestFinished(() => db.destroy());
  await migrate(db, older);
  await overAllWorlds(() => sql.raw(OLD_DATA).execute(db));
  expect(await migrate(db)).toContain('0070_worlds.sql');
  await inWorld(MAIN, async () => {
    const kept = await db.selectFrom('objectives').select(['id', 'client_id', 'title']).execute();
    expect(kept).toEqual([{ id: 100_001, client_id: 5001, title: 'Casa' }]);
    const next = await sql<{ client: number; objective: number }>`
      select next_id('client_ids') as client, next_id('objectives_ids') as objective`.execute(db);
    expect(next.rows).toEqual([{ client: 5002, objective: 100_002 }]);
  });
  const elsewhere = await inWorld(2, () => db.selectFrom('clients').select('id').execute());
  expect(elsewhere).toEqual([]);
}, 60_000);
