import { expect, it } from 'vitest';
import { withClient } from '../database/locked-client.sql.ts';
import { markDeclared, markInvestorData } from '../registration/flags/filed-parts.sql.ts';
import { seededDatabase } from '../testing/seeded-database.ts';
import { PERSONAS } from './personas.seed.ts';
import { resetPersona } from './seed.sql.ts';

it('resets the tries of one persona, and of no other', async () => {
  const db = await seededDatabase();
  const window_ends_at = new Date('2100-01-01T00:00:00Z');
  const anas = ['password:63287253026:new device', 'forgotten:63287253026', 'current password:1001'];
  const others = ['current password:1002', 'current password:11001', 'passwords:127.0.0.1'];
  await db
    .insertInto('attempts')
    .values([...anas, ...others].map((key) => ({ key, count: 5, window_ends_at })))
    .execute();
  expect(await resetPersona(db, 'ana', new Date())).toBe(true);
  const left = await db.selectFrom('attempts').select('key').orderBy('key').execute();
  expect(left.map(({ key }) => key)).toEqual(others.toSorted());
  await db.destroy();
}, 60_000);

it('seeds a check list that says of each persona what they filed, and the checks of the server agree', async () => {
  const db = await seededDatabase();
  const lists = () => db.selectFrom('check_lists').selectAll().orderBy('form_id').execute();
  const seeded = await lists();
  for (const { id } of PERSONAS)
    await withClient(db, id, async (client) => {
      await markDeclared(client, ['pep', 'fatca', 'professional']);
      await markInvestorData(client);
    });
  expect(await lists()).toEqual(seeded);
  await db.destroy();
}, 60_000);
