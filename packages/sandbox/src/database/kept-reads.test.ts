import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseImage } from '../personas/database-image.ts';
import { MAIN, SEED, inWorld } from '../worlds/current-world.ts';
import { builtOnce } from './built-once.sql.ts';
import { openMemory } from './embedded-pool.ts';
import { databaseOn } from './open-database.ts';
import { transactRaw, type Queries, type WholeDatabase } from './transaction.ts';

let db: WholeDatabase;
beforeAll(async () => {
  db = databaseOn(await openMemory({ image: await databaseImage() }));
});
afterAll(() => db.destroy());

const ANA = 1001;
const namesOf = builtOnce((queries, id: number) => queries.selectFrom('clients').where('id', '=', id).select('name'));
/** The same read, which nobody keeps. */
const nameNow = (queries: Queries) =>
  queries.selectFrom('clients').where('id', '=', ANA).select('name').executeTakeFirst();
const rename = (queries: Pick<WholeDatabase, 'updateTable'>, name: string) =>
  queries.updateTable('clients').set({ name }).where('id', '=', ANA).execute();

describe('an answer of the embedded engine', () => {
  beforeEach(() => rename(db, 'Ana'));

  it('is kept for the same values, and while others read', async () => {
    const first = await namesOf(db, ANA);
    await namesOf(db, 1002);
    await nameNow(db);
    expect(await namesOf(db, ANA)).toBe(first);
    expect(await namesOf(db, 1002)).not.toEqual(first);
  });

  it('is forgotten with a write, in whatever words', async () => {
    await namesOf(db, ANA);
    await rename(db, 'Beatriz');
    expect(await namesOf(db, ANA)).toEqual([{ name: 'Beatriz' }]);
    await sql`with it as (update clients set name = 'Clara' where id = ${ANA} returning 1) select * from it`.execute(
      db,
    );
    expect(await namesOf(db, ANA)).toEqual([{ name: 'Clara' }]);
  });

  it('shows nothing of a transaction that was rolled back, and all of one that was not', async () => {
    const undone = transactRaw(db, async (tx) => {
      await rename(tx, 'Diana');
      expect(await namesOf(tx, ANA)).toEqual([{ name: 'Diana' }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await namesOf(db, ANA)).toEqual([{ name: 'Ana' }]);
    await transactRaw(db, (tx) => rename(tx, 'Elisa'));
    expect(await namesOf(db, ANA)).toEqual([{ name: 'Elisa' }]);
  });

  it('belongs to its world', async () => {
    const here = await inWorld(MAIN, () => namesOf(db, ANA));
    const there = await inWorld(SEED, () => namesOf(db, ANA));
    expect([here, there.length === 1 && there[0]?.name !== 'Ana']).toEqual([[{ name: 'Ana' }], true]);
    expect(await inWorld(MAIN, () => namesOf(db, ANA))).toEqual(here);
  });

  it('is what the engine would answer, after any reads, writes and transactions', async () => {
    const step = fc.record({
      kind: fc.constantFrom('read', 'write', 'transaction', 'undone transaction'),
      name: fc.stringMatching(/^[A-Z]{1,3}$/),
    });
    const perform = async (kind: string, name: string): Promise<void> => {
      if (kind === 'read') return;
      if (kind === 'write') return void (await rename(db, name));
      const work = transactRaw(db, async (tx) => {
        await namesOf(tx, ANA);
        await rename(tx, name);
        await namesOf(tx, ANA);
        if (kind !== 'transaction') throw new Error('undone');
      });
      await work.catch(() => undefined);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const { kind, name } of steps) {
          await perform(kind, name);
          expect(await namesOf(db, ANA)).toEqual([await nameNow(db)]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
