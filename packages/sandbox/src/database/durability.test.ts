import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { seededDatabase } from '../testing/seeded-database.ts';
import { databaseImage } from '../personas/database-image.ts';
import { openFolder } from './embedded-pool.ts';
import { FolderInUse } from './folder-lock.ts';
import { migrate, MIGRATIONS } from './migrate.sql.ts';
import { databaseOn } from './open-database.ts';
import { overAllWorlds } from '../worlds/current-world.ts';

const folder = temporaryFolder();

describe('a data folder', () => {
  it(
    'has the log of a write on the disk before the answer, and has one owner',
    () =>
      overAllWorlds(async () => {
        const synced: string[] = [];
        const db = databaseOn(
          await openFolder(folder, { image: await databaseImage(), onSync: (file) => synced.push(path.dirname(file)) }),
        );
        await sql`create table written (n integer)`.execute(db);
        for (let n = 0; n < 3; n += 1) {
          synced.length = 0;
          await sql`insert into written values (${n})`.execute(db);
          expect(synced.some((name) => name.endsWith('pg_wal'))).toBe(true);
        }
        synced.length = 0;
        await sql`checkpoint`.execute(db);
        expect(synced.some((name) => name.includes('/base/'))).toBe(true);
        await expect(openFolder(folder)).rejects.toThrow(FolderInUse);
        await db.destroy();
        const again = databaseOn(await openFolder(folder));
        expect((await sql<{ n: number }>`select n from written order by n`.execute(again)).rows).toHaveLength(3);
        await again.destroy();
      }),
    60_000,
  );
});

describe('migrations', () => {
  it('run once, and refuse a later edit', async () => {
    const db = await seededDatabase();
    expect(await migrate(db)).toEqual([]);
    const edited = path.join(folder, 'migrations');
    rmSync(edited, { recursive: true, force: true });
    cpSync(MIGRATIONS, edited, { recursive: true });
    writeFileSync(
      path.join(edited, '9990_more.sql'),
      'create table more (id integer);\ncreate table most (id integer);',
    );
    expect(await migrate(db, edited)).toEqual(['9990_more.sql']);
    writeFileSync(path.join(edited, '9990_more.sql'), 'create table less (id integer);');
    await expect(migrate(db, edited)).rejects.toThrow('9990_more.sql was edited');
    // An older version must not read the data of a newer one.
    await expect(migrate(db)).rejects.toThrow('a newer version, with the migration 9990_more.sql');
    await db.destroy();
  }, 60_000);

  it('change nothing when one of them fails', async () => {
    const db = await seededDatabase();
    const broken = mkdtempSync(path.join(tmpdir(), 'migrations-'));
    cpSync(MIGRATIONS, broken, { recursive: true });
    writeFileSync(path.join(broken, '9991_good.sql'), 'create table good (id integer)');
    writeFileSync(path.join(broken, '9992_bad.sql'), 'create table bad (id nonsense)');
    await expect(migrate(db, broken)).rejects.toThrow('nonsense');
    await expect(sql`select * from good`.execute(db)).rejects.toThrow('does not exist');
    await db.destroy();
    rmSync(broken, { recursive: true });
  }, 60_000);
});
