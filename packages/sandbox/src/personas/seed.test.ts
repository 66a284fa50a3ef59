import { expect, it } from 'vitest';
import { seededDatabase } from '../testing/test-sandbox.ts';
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
